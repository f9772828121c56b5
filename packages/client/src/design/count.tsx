/** A number that counts to its new value. Under reduced motion it is simply there. */
import { useEffect, useRef, useState } from 'react';
import { isStill } from '../state/settings.ts';

const COUNT_MS = 600;
const MOST_STEPS = 12;

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
    const steps = Math.min(Math.abs(value - start), MOST_STEPS);
    let step = 0;
    const timer = setInterval(() => {
      step++;
      setShown(Math.round(start + ((value - start) * step) / steps));
      if (step === steps) clearInterval(timer);
    }, COUNT_MS / steps);
    return () => clearInterval(timer);
  }, [value]);
  return <>{shown}</>;
}
