import type { Browser } from '@playwright/test';

export type { Browser, BrowserContext, Page } from '@playwright/test';

export const FLAGS: readonly string[];
export function findChromium(): string;
export function findShell(): string;
export function launchChromium(): Promise<Browser>;
