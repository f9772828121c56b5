/** The number of tables that wait for this person: in the title of the page, on its icon, and as a badge of the installed app. */
import { myTables } from '../link/api.ts';
import { store, useStore } from '../state/store.ts';

const waiting = store(0);
export const useWaiting = (): number => useStore(waiting);

const EVERY_MS = 30_000;

/** The icon of the page with a red seal on it. */
function drawIcon(n: number): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link === null) return;
  link.dataset['plain'] ??= link.href;
  const plain = link.dataset['plain'] ?? link.href;
  if (n === 0) {
    link.href = plain;
    return;
  }
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 64;
  const pen = canvas.getContext('2d');
  const picture = new Image();
  picture.onload = () => {
    if (pen === null || waiting.get() !== n) return;
    pen.drawImage(picture, 0, 0, 64, 64);
    pen.fillStyle = '#9c2a24';
    pen.beginPath();
    pen.arc(45, 45, 19, 0, 2 * Math.PI);
    pen.fill();
    pen.fillStyle = '#fff4e8';
    pen.font = '800 28px sans-serif';
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(n > 9 ? '9+' : String(n), 45, 47, 32);
    link.href = canvas.toDataURL('image/png');
  };
  picture.src = plain;
}

export function noteWaiting(n: number): void {
  if (waiting.get() === n) return;
  waiting.set(n);
  drawIcon(n);
  if ('setAppBadge' in navigator) void (n === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(n)).catch(() => null);
}

async function look(): Promise<void> {
  if (document.visibilityState === 'visible' || waiting.get() > 0 || !document.hidden)
    noteWaiting((await myTables()).filter((line) => line.waiting).length);
}

/** Looks every half minute, and when somebody comes back to the page. */
export function watchWaiting(): void {
  void look();
  setInterval(() => void look(), EVERY_MS);
  document.addEventListener('visibilitychange', () => void look());
}
