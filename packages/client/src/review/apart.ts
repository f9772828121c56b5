/**
 * Places for labels beside lines that end between 0 and 1: in the order of the lines, the highest first, at least `least` apart, and each as near
 * to its line as the others allow.
 */
export function apart(ends: readonly number[], least: number): number[] {
  const places: number[] = [];
  for (const [i, end] of ends.entries()) places.push(Math.min(end, (places[i - 1] ?? Number.POSITIVE_INFINITY) - least));
  // Those that were pushed out at the foot come back and push the others up.
  let floor = 0;
  for (let i = places.length - 1; i >= 0; i--) {
    places[i] = Math.max(places[i]!, floor);
    floor = places[i]! + least;
  }
  return places;
}
