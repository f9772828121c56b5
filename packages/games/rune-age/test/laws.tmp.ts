import { rndFrom } from '@longtable/kernel';
import { examine } from '@longtable/laws';
import { runeAge } from '../index.ts';
const from = Number(process.argv[2] ?? 1), n = Number(process.argv[3] ?? 40), every = Number(process.argv[4] ?? 7);
const seen = new Set<string>();
let bad = 0;
for (let seed = from; seed < from + n; seed++) {
  const seats = 1 + (seed % 4);
  const options = runeAge.variant(seats, rndFrom(seed));
  const r = examine(runeAge, { seats, options, seed, wholeEvery: every });
  if (r.violation) { const key = r.violation.law + r.violation.message.slice(0, 60); if (!seen.has(key)) { seen.add(key); console.log(seed, JSON.stringify(options), r.violation.law, r.violation.message.slice(0, 700)); } bad++; if (seen.size > 8) break; }
}
console.log('bad', bad, 'of', n);
