/** Small synthesised sounds, off unless the person wants them. */

import { prefs } from "./prefs.svelte";

export type Sound = "wood" | "coins" | "card" | "dice" | "bell" | "ghost" | "win";

/** Frequencies in Hz, one after the other, seconds each, and the kind of wave. */
const NOTES: Record<Sound, { tones: number[]; step: number; wave: OscillatorType }> = {
  wood: { tones: [180, 120], step: 0.05, wave: "triangle" },
  coins: { tones: [1760, 2350, 2090], step: 0.05, wave: "sine" },
  card: { tones: [520, 390], step: 0.03, wave: "triangle" },
  dice: { tones: [300, 240, 320, 210], step: 0.05, wave: "square" },
  bell: { tones: [880, 1320], step: 0.12, wave: "sine" },
  ghost: { tones: [220, 208, 233, 196], step: 0.14, wave: "sine" },
  win: { tones: [523, 659, 784, 1047], step: 0.12, wave: "triangle" },
};

let context: AudioContext | null = null;

export function play(name: Sound): void {
  if (!prefs.sound) return;
  context ??= new AudioContext();
  const { tones, step, wave } = NOTES[name];
  const gain = context.createGain();
  gain.connect(context.destination);
  const start = context.currentTime;
  const end = start + step * tones.length;
  gain.gain.setValueAtTime(0.06, start);
  gain.gain.exponentialRampToValueAtTime(0.0005, end + 0.15);
  const voice = context.createOscillator();
  voice.type = wave;
  tones.forEach((tone, at) => voice.frequency.setValueAtTime(tone, start + at * step));
  voice.connect(gain);
  voice.start(start);
  voice.stop(end + 0.15);
}
