/** Light and dark: as it is set, and as the device has it where that is asked for. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The preference of the device, and those who want to know when it changes. */
const device = { isLight: false, listeners: new Set<() => void>() };
const page = { dataset: {} as Record<string, string>, lang: '' };

beforeEach(() => {
  vi.resetModules();
  device.isLight = false;
  device.listeners.clear();
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('navigator', { language: 'de-AT' });
  vi.stubGlobal('document', { documentElement: page });
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('light') && device.isLight;
    },
    addEventListener(_: string, listener: () => void) {
      if (query.includes('light')) device.listeners.add(listener);
    },
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const changeDevice = (isLight: boolean): void => {
  device.isLight = isLight;
  for (const listener of device.listeners) listener();
};

test('the page follows the device where that is asked for, and nowhere else', async () => {
  const { change, isLight, settings, wearSettings } = await import('../src/state/settings.ts');
  wearSettings();
  const shown: boolean[] = [];
  settings.subscribe(() => shown.push(isLight(settings.get())));
  changeDevice(true);
  expect(page.dataset['theme']).toBe('dark');
  change({ theme: 'system' });
  expect(page.dataset['theme']).toBe('light');
  changeDevice(false);
  expect(page.dataset['theme']).toBe('dark');
  expect(shown).toEqual([false, true, false]);
  change({ theme: 'light' });
  expect(page.dataset['theme']).toBe('light');
});

test('the first language is that of the browser', async () => {
  const { settings } = await import('../src/state/settings.ts');
  expect(settings.get().language).toBe('de');
});
