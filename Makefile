# Commands for building, testing, and formatting the Swift package.
#   make demo       opens the gallery
#   make test       builds and runs all tests
#   make pictures   renders the pictures of README.md again
#   make test-fast  runs only those that need no display server and no other process
# CONFIGURATION=release builds with optimization, which takes minutes instead of seconds but draws faster.
CONFIGURATION ?= debug
# An import of a module that Package.swift does not declare as a dependency is an error.
SWIFT_FLAGS := --configuration $(CONFIGURATION) --explicit-target-dependency-import-check error

# Neither generated code nor the applications under Tests/Fixtures are formatted or linted.
SWIFT_FILES := find Package.swift Sources Tests Demos -name '*.swift' -not -path '*/Generated/*' -not -path '*/Fixtures/*' -print0

.PHONY: build demo pictures test test-fast lint format generate deps deps-test clean

build: deps
	swift build $(SWIFT_FLAGS)

# Without a display, the gallery is rendered in memory and saves a screenshot.
demo: deps
	swift build $(SWIFT_FLAGS) --product Gallery
	@gallery="$$(swift build $(SWIFT_FLAGS) --show-bin-path)/Gallery"; \
	if [ -n "$$WAYLAND_DISPLAY$$DISPLAY$$SHOJI_DISPLAY$$SHOJI_SCRIPT" ]; then exec "$$gallery"; fi; \
	cd .build && SHOJI_HEADLESS=1280x800@1.5 SHOJI_SCRIPT=../Demos/Gallery/picture.script "$$gallery" && \
	echo "There is no display, so the gallery was rendered in memory. Screenshot: $$PWD/gallery.png"

# The pictures are rendered in memory, for a user whose mail is the sample.
pictures: deps
	swift build $(SWIFT_FLAGS) --product Gallery
	swift build $(SWIFT_FLAGS) --product Mail
	@bin="$$(swift build $(SWIFT_FLAGS) --show-bin-path)" && folder="$$(mktemp -d)" && \
	export HOME="$$folder" XDG_DATA_HOME= XDG_STATE_HOME= LC_ALL=en_US.UTF-8 LANGUAGE= SHOJI_HEADLESS=1280x800@1.5 && \
	for look in light dark; do \
		(cd "$$folder" && SHOJI_APPEARANCE=$$look SHOJI_SCRIPT="$(CURDIR)/Demos/Mail/picture.script" "$$bin/Mail") && \
		mv "$$folder/mail.png" Demos/Mail/mail-$$look.png || exit 1; \
	done && \
	(cd "$$folder" && SHOJI_SCRIPT="$(CURDIR)/Demos/Gallery/picture.script" "$$bin/Gallery") && \
	mv "$$folder/gallery.png" Demos/Gallery/gallery.png && rm -r "$$folder"

# The bundle depends on all that is built. Without --build-tests, SwiftSyntax isn't compiled a second time, for the tool of
# the plug-in ShojiSource, which applications use.
test: deps deps-test
	swift build $(SWIFT_FLAGS) --product ShojiPackageTests
	.ci/samples "$$(swift build $(SWIFT_FLAGS) --show-bin-path)"
	.ci/fixtures "$$(swift build $(SWIFT_FLAGS) --show-bin-path)"
	.ci/subclasses "$$(swift build $(SWIFT_FLAGS) --show-bin-path)"
	@.ci/test "$$(swift build $(SWIFT_FLAGS) --show-bin-path)/ShojiPackageTests.xctest" $(TEST_FLAGS)

test-fast: TEST_FLAGS = --fast
test-fast: test

# Checks the formatting, the project's rules, and whether generated code matches Protocols/.
lint: deps
	$(SWIFT_FILES) | xargs -0 swift format lint --strict --parallel --configuration .swift-format
	.ci/banned
	.ci/uncalled
	.ci/layers
	.ci/graph
	.ci/generated $(CONFIGURATION)

format:
	$(SWIFT_FILES) | xargs -0 swift format --in-place --parallel --configuration .swift-format

generate: deps
	swift run $(SWIFT_FLAGS) WaylandScanner client Sources/WaylandClient/Generated Protocols/*.xml
	swift run $(SWIFT_FLAGS) WaylandScanner server Sources/WaylandServer/Generated Protocols/*.xml
	swift run $(SWIFT_FLAGS) NameTool Sources/ProjectCheck/Names/names.txt Sources Sources/ProjectCheck/Names/names.txt
	.ci/graph --write

# Installs missing packages on Debian and derivatives; lists them on other distributions. Instant if none is missing.
deps:
	@.ci/deps build

deps-test:
	@.ci/deps test

clean:
	swift package clean
