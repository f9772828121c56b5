/** The upper one of two in the middle; 0 of nothing. */
export const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
