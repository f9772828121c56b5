/** Weights of the judgement of Skirmish, set by hand. */
export const WEIGHTS = {
  points: 1,
  hand: 0.12,
};
