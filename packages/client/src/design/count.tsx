/** A number that counts to its new value. Under reduced motion it is simply there. */
import { useEffect, useRef, useState } from 'react';
import { isStill } from '../state/settings.ts';

export function Count({ value }: { readonly value: number }) {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    from.current = value;
    if (start === value || isStill()) {
      setShown(value);
      return;
    }
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, (now - began) / 600);
      setShown(Math.round(start + (value - start) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return <>{shown}</>;
}
