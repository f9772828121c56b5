/** Weights of the judgement of Crown of Ash, set by hand. */
export const WEIGHTS = {
  score: 1,
  income: 0.63,
  force: 0.24,
  goods: 0.07,
  cards: 0.25,
};
