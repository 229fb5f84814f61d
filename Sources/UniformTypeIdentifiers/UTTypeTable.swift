// SPDX-License-Identifier: MIT

/// The types that are declared here, by identifier.
enum UTTypeTable {
    struct Declaration: Sendable {
        let conformsTo: [String]
        /// The file name extensions, the preferred one first.
        let extensions: [String]
        let mimeType: String?
    }

    static let declarations: [String: Declaration] = {
        var declarations: [String: Declaration] = [:]
        for line in table.split(separator: "\n") {
            let fields = line.split(separator: "|", omittingEmptySubsequences: false)
            declarations[String(fields[0])] = Declaration(
                conformsTo: fields[1].split(separator: " ").map(String.init),
                extensions: fields[2].split(separator: " ").map(String.init),
                mimeType: fields[3].isEmpty ? nil : String(fields[3]))
        }
        return declarations
    }()

    /// Identifier, supertypes, file name extensions, and MIME type.
    private static let table = """
        public.item|||
        public.content|||
        public.data|public.item||
        public.directory|public.item||
        public.folder|public.directory||
        com.apple.package|public.directory||
        public.composite-content|public.content||
        public.archive|public.data||
        public.zip-archive|public.data public.archive|zip|application/zip
        org.gnu.gnu-zip-archive|public.data public.archive|gz|application/gzip
        public.url|public.data||
        public.file-url|public.url||
        public.text|public.data public.content||
        public.plain-text|public.text|txt text|text/plain
        public.utf8-plain-text|public.plain-text||
        public.rtf|public.text|rtf|text/rtf
        public.html|public.text|html htm|text/html
        public.xml|public.text|xml|application/xml
        public.source-code|public.plain-text||
        public.swift-source|public.source-code|swift|
        public.json|public.text|json|application/json
        com.apple.property-list|public.data|plist|
        public.comma-separated-values-text|public.text|csv|text/csv
        com.adobe.pdf|public.data public.composite-content|pdf|application/pdf
        public.image|public.data public.content||
        public.jpeg|public.image|jpeg jpg jpe|image/jpeg
        public.png|public.image|png|image/png
        com.compuserve.gif|public.image|gif|image/gif
        public.tiff|public.image|tiff tif|image/tiff
        com.microsoft.bmp|public.image|bmp|image/bmp
        public.svg-image|public.image|svg|image/svg+xml
        public.heic|public.image|heic|image/heic
        org.webmproject.webp|public.image|webp|image/webp
        com.apple.icns|public.image|icns|
        public.audiovisual-content|public.data public.content||
        public.movie|public.audiovisual-content||
        public.video|public.movie||
        public.audio|public.audiovisual-content||
        public.mpeg-4|public.movie|mp4 mpg4|video/mp4
        com.apple.quicktime-movie|public.movie|mov qt|video/quicktime
        public.mp3|public.audio|mp3|audio/mpeg
        com.microsoft.waveform-audio|public.audio|wav|audio/vnd.wave
        public.mpeg-4-audio|public.audio|m4a|audio/mp4
        public.contact|||
        public.vcard|public.text public.contact|vcf|text/vcard
        public.calendar-event|||
        public.font||ttf otf|
        public.database|||
        public.spreadsheet|public.content||
        public.presentation|public.composite-content||
        """
}
