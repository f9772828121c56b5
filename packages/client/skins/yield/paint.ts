/** Turns the drawn ground into a bitmap once, so that pieces move over it without painting it again. */
import { useEffect, useState } from 'react';
import type { Geometry } from './geometry.ts';
import { groundSvg } from './ground.ts';

const kept = new Map<string, Promise<string>>();
const SHARPNESS = 1.25;

async function paint(geometry: Geometry): Promise<string> {
  const drawing = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(groundSvg(geometry))}`;
  const image = new Image();
  image.src = drawing;
  try {
    await image.decode();
    const sheet = document.createElement('canvas');
    sheet.width = geometry.width * SHARPNESS;
    sheet.height = geometry.height * SHARPNESS;
    sheet.getContext('2d')?.drawImage(image, 0, 0, sheet.width, sheet.height);
    return sheet.toDataURL('image/jpeg', 0.88);
  } catch {
    // A browser that cannot do this paints the drawing itself.
    return drawing;
  }
}

/** The ground as an address for an image; null: still being painted. */
export function useGround(geometry: Geometry, known: boolean): string | null {
  const [ground, setGround] = useState<{ key: string; src: string } | null>(null);
  useEffect(() => {
    if (!known) return;
    let wanted = true;
    const painting = kept.get(geometry.key) ?? paint(geometry);
    kept.set(geometry.key, painting);
    void painting.then((src) => wanted && setGround({ key: geometry.key, src }));
    return () => {
      wanted = false;
    };
  }, [geometry, known]);
  return ground?.key === geometry.key ? ground.src : (ground?.src ?? null);
}
