/** Quiet sounds, made on the spot and off until somebody wants them. */
import { settings } from './settings.ts';

export type Sound = 'card' | 'token' | 'seal' | 'bell' | 'drum' | 'horn';

let context: AudioContext | null = null;

function tone(at: number, frequency: number, seconds: number, loud: number, type: OscillatorType): void {
  if (context === null) return;
  const source = context.createOscillator();
  const volume = context.createGain();
  source.type = type;
  source.frequency.setValueAtTime(frequency, at);
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  source.connect(volume).connect(context.destination);
  source.start(at);
  source.stop(at + seconds);
}

function rustle(at: number, seconds: number, loud: number, around: number): void {
  if (context === null) return;
  const length = Math.floor(context.sampleRate * seconds);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length);
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const volume = context.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = around;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(context.destination);
  source.start(at);
}

const SOUNDS: Readonly<Record<Sound, (at: number) => void>> = {
  card: (at) => rustle(at, 0.09, 0.12, 3200),
  token: (at) => {
    tone(at, 420, 0.09, 0.08, 'triangle');
    rustle(at, 0.03, 0.1, 1400);
  },
  seal: (at) => tone(at, 150, 0.14, 0.1, 'sine'),
  bell: (at) => {
    tone(at, 392, 1.1, 0.07, 'sine');
    tone(at, 784, 0.7, 0.02, 'sine');
  },
  drum: (at) => {
    tone(at, 90, 0.22, 0.16, 'sine');
    tone(at + 0.24, 82, 0.26, 0.16, 'sine');
  },
  horn: (at) => {
    tone(at, 196, 0.9, 0.05, 'sawtooth');
    tone(at, 294, 0.9, 0.04, 'sawtooth');
  },
};

export function play(sound: Sound): void {
  if (!settings.get().sound) return;
  context ??= new AudioContext();
  SOUNDS[sound](context.currentTime);
}
