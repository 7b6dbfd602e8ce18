// Short sounds, made on the spot: nothing to load.
import type { EventKind, GameEvent } from "../../engine/index.js";
import { sound } from "./settings.js";

interface Note {
  pitch: number;
  seconds: number;
  wave: OscillatorType;
}

const notes: Partial<Record<EventKind | "captured", readonly Note[]>> = {
  rolled: [110, 140, 95, 125].map((pitch) => ({ pitch, seconds: 0.035, wave: "square" })),
  entered: [
    { pitch: 440, seconds: 0.07, wave: "triangle" },
    { pitch: 660, seconds: 0.1, wave: "triangle" },
  ],
  walked: [{ pitch: 330, seconds: 0.06, wave: "triangle" }],
  reward_played: [{ pitch: 392, seconds: 0.08, wave: "triangle" }],
  captured: [
    { pitch: 300, seconds: 0.09, wave: "sawtooth" },
    { pitch: 180, seconds: 0.16, wave: "sawtooth" },
  ],
  crowned: [523, 659, 784].map((pitch) => ({ pitch, seconds: 0.09, wave: "triangle" })),
  penalised: [{ pitch: 140, seconds: 0.25, wave: "sawtooth" }],
  called: [880, 880].map((pitch) => ({ pitch, seconds: 0.08, wave: "square" })),
  won: [523, 659, 784, 1047].map((pitch) => ({ pitch, seconds: 0.14, wave: "triangle" })),
};

const loudness = 0.06;
let context: AudioContext | null = null;

/** The most telling sound of what happened. */
export function playSoundOf(events: readonly GameEvent[]): void {
  if (!sound.value) return;
  const heard = events.map(({ kind, captured }) => (captured && captured.length > 0 ? "captured" : kind));
  const order = Object.keys(notes) as (keyof typeof notes)[];
  const best = order.findLast((kind) => heard.includes(kind));
  if (best) ring(notes[best] ?? []);
}

function ring(melody: readonly Note[]): void {
  // Before somebody has touched the page a browser lets nothing be heard.
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  let start = context.currentTime;
  for (const { pitch, seconds, wave } of melody) {
    const voice = new OscillatorNode(context, { type: wave, frequency: pitch });
    const volume = new GainNode(context, { gain: loudness });
    volume.gain.setValueAtTime(loudness, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    voice.connect(volume).connect(context.destination);
    voice.start(start);
    voice.stop(start + seconds);
    start += seconds;
  }
}
