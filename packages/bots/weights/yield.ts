/** Weights of the judgement of Yield, set by hand. */
export const WEIGHTS = {
  points: 1,
  grasp: 0.55,
  besieged: -0.5,
  reach: 0.35,
  odds: 0.5,
  peril: -2.5,
  units: 0.12,
  cards: 0.14,
};
