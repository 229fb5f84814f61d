# SPDX-License-Identifier: MIT
"""Runs the installed Orca with a speech server that prints what it would say, as lines that begin with SAYS.

Lines that begin with CARET have the offset of the caret in each event that Orca has processed.

The first argument is a folder for Orca's settings. A second one is a file for Orca's own log.
"""
import sys
import types

from orca import debug, settings, speechserver


class SpeechServer(speechserver.SpeechServer):
    """Prints utterances."""

    @staticmethod
    def getFactoryName():
        return "Recorder"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.active]

    @staticmethod
    def getSpeechServer(info=None):
        return SpeechServer.active

    @staticmethod
    def shutdownActiveServers():
        pass

    def getInfo(self):
        return ["Recorder", "recorder"]

    def getVoiceFamilies(self):
        return [speechserver.VoiceFamily({})]

    def say(self, kind, text):
        print(kind, " ".join(str(text).split()), flush=True)

    def speakCharacter(self, character, acss=None):
        self.say("SAYS", character)

    def speakKeyEvent(self, event, acss=None):
        self.say("SAYS", event.getKeyName())

    def speak(self, text=None, acss=None, interrupt=True):
        if isinstance(text, list):
            text = " ".join(filter(None, text))
        if text:
            self.say("SAYS", text)

    def sayAll(self, utteranceIterator, progressCallback):
        for context, acss in utteranceIterator:
            self.say("SAYS", context.utterance)
            progressCallback(context.copy(), speechserver.SayAllContext.COMPLETED)

    def stop(self):
        pass


SpeechServer.active = SpeechServer()
module = types.ModuleType("orca.recorder")
module.SpeechServer = SpeechServer
sys.modules["orca.recorder"] = module

if len(sys.argv) > 2:
    debug.debugLevel = debug.LEVEL_ALL
    debug.eventDebugLevel = debug.LEVEL_OFF
    debug.debugFile = open(sys.argv[2], "w")

# The modules import each other: this one has to be first.
from orca import orca  # noqa: E402, I001
from orca import event_manager  # noqa: E402


def process(events, event, original=event_manager.EventManager._processObjectEvent):
    original(events, event)
    if event.type.startswith("object:text-caret-moved"):
        print("CARET", event.detail1, flush=True)


event_manager.EventManager._processObjectEvent = process

manager = orca.getSettingsManager()
manager.activate(sys.argv[1], {"enableBraille": False, "enableBrailleMonitor": False, "speechServerFactory": "recorder",
                               "speechServerInfo": None, "enableSpeech": True})
settings.speechServerFactory = "recorder"
settings.speechFactoryModules = ["recorder"]
sys.exit(orca.main())
