// Functions that run in the browser, handed over one by one: each stands for itself.

/** Settings and a match, as the page keeps them on its device. */
export function keep([settings, match]) {
  localStorage.setItem('longtable.settings', JSON.stringify(settings));
  const opening = indexedDB.open('longtable', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('matches', { keyPath: 'id' });
  opening.onsuccess = () => {
    const writing = opening.result.transaction('matches', 'readwrite');
    writing.objectStore('matches').put(match);
    writing.oncomplete = () => {
      opening.result.close();
      document.documentElement.dataset.kept = 'true';
    };
  };
}

export async function fonts() {
  await document.fonts.ready;
}

/** The first image whole, of each further one the part that changed, as WebP. */
export async function encode([shots, { width, height, quality }]) {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  const encoded = [];
  let before = null;
  const changed = (now) => {
    if (before === null) return [0, 0, width, height];
    let [left, top, right, bottom] = [width, height, 0, 0];
    for (let i = 0; i < now.length; i++) {
      if (now[i] === before[i]) continue;
      const [x, y] = [i % width, Math.floor(i / width)];
      left = Math.min(left, x - (x % 2));
      top = Math.min(top, y - (y % 2));
      right = Math.max(right, x + 1);
      bottom = Math.max(bottom, y + 1);
    }
    return [left, top, right, bottom];
  };
  for (const { png, ms } of shots) {
    pen.drawImage(await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob()), 0, 0, width, height);
    const now = new Uint32Array(pen.getImageData(0, 0, width, height).data.buffer);
    const [left, top, right, bottom] = changed(now);
    before = now;
    if (right <= left) {
      encoded.at(-1).ms += ms;
      continue;
    }
    const part = new OffscreenCanvas(right - left, bottom - top);
    part.getContext('2d', { alpha: false }).drawImage(canvas, -left, -top);
    const bytes = new Uint8Array(await (await part.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
    const image = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    encoded.push({ image, x: left, y: top, width: part.width, height: part.height, ms });
  }
  return encoded;
}
