/** Settings of a person for this device. */
import { LANGUAGES, type Language } from '@longtable/kit';
import { keep, readKept } from './local-storage.ts';
import { store, useStore } from './store.ts';

export const THEMES = ['dark', 'light', 'system'] as const;
export const MOTIONS = ['system', 'full', 'reduced'] as const;
export const PACES = ['calm', 'quick', 'instant'] as const;
/** off: says nothing · warn: before what costs much · hint: names a way · explain: with the reason and another way */
export const COACHES = ['off', 'warn', 'hint', 'explain'] as const;

export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly highContrast: boolean;
  readonly motion: (typeof MOTIONS)[number];
  readonly sound: boolean;
  /** The time that bots take over a move on this device. */
  readonly pace: (typeof PACES)[number];
  /** The plain table instead of a drawn board, and the table as text. */
  readonly plain: boolean;
  readonly text: boolean;
  /** The coach's level at tables against bots. */
  readonly coach: (typeof COACHES)[number];
  readonly name: string;
  /** True if the name is kept for other devices. */
  readonly account: boolean;
  /** Watches tables without being named. */
  readonly unnamed: boolean;
}

const spoken = (): Language => LANGUAGES.find((language) => navigator.language.startsWith(language)) ?? 'en';

const defaults = (): Settings => ({
  language: spoken(),
  theme: 'dark',
  highContrast: false,
  motion: 'system',
  sound: false,
  pace: 'calm',
  plain: false,
  text: false,
  coach: 'off',
  name: '',
  account: false,
  unnamed: false,
});

export const settings = store<Settings>({ ...defaults(), ...readKept<Partial<Settings>>('settings', {}) });
export const useSettings = (): Settings => useStore(settings);

export function change(part: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...part });
  keep('settings', settings.get());
}

const light = matchMedia('(prefers-color-scheme: light)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

export const isLight = ({ theme }: Settings): boolean => theme === 'light' || (theme === 'system' && light.matches);
export const isStill = (): boolean => {
  const { motion } = settings.get();
  return motion === 'reduced' || (motion === 'system' && still.matches);
};

function dress(): void {
  const now = settings.get();
  const { dataset } = document.documentElement;
  dataset['theme'] = isLight(now) ? 'light' : 'dark';
  dataset['contrast'] = now.highContrast ? 'high' : 'normal';
  dataset['motion'] = isStill() ? 'reduced' : 'full';
  document.documentElement.lang = now.language;
}

/** Keeps the page dressed as set. A change of the device is news to all who show the settings. */
export function wearSettings(): void {
  dress();
  settings.subscribe(dress);
  for (const wish of [light, still]) wish.addEventListener('change', () => settings.set({ ...settings.get() }));
}
