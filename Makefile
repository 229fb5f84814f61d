# Shoji is a Swift package; this file remembers the commands around it.
#   make demo     shows every control in a window
#   make test     builds and runs all tests
# CONFIGURATION=release builds optimised, which takes minutes where debug takes seconds and draws faster.
CONFIGURATION ?= debug
SWIFT_FLAGS := --configuration $(CONFIGURATION)

# Generated code is as its generator writes it, so neither formatted nor judged.
SWIFT_FILES := find Package.swift Sources Tests Demos -name '*.swift' -not -path '*/Generated/*' -print0

.PHONY: build demo test lint format generate deps deps-test clean

build: deps
	swift build $(SWIFT_FLAGS)

demo: deps
	swift run $(SWIFT_FLAGS) Gallery

test: deps deps-test
	swift test $(SWIFT_FLAGS)

# Formatting, then what no compiler forbids, then whether generated code is what Protocols/ says.
lint: deps
	$(SWIFT_FILES) | xargs -0 swift format lint --strict --parallel --configuration .swift-format
	.ci/banned
	.ci/generated $(CONFIGURATION)

format:
	$(SWIFT_FILES) | xargs -0 swift format --in-place --parallel --configuration .swift-format

generate: deps
	swift run $(SWIFT_FLAGS) WaylandScanner client Sources/WaylandClient/Generated Protocols/*.xml
	swift run $(SWIFT_FLAGS) WaylandScanner server Sources/WaylandServer/Generated Protocols/*.xml

# Installs what is missing on Debian and its relatives; elsewhere says what to install. Instant when all is there.
deps:
	@.ci/deps build

deps-test:
	@.ci/deps test

clean:
	swift package clean
