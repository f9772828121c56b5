/** Weights of the judgement of Rune Age, set by hand. */
export const WEIGHTS = {
  realm: -1,
  landmarks: 1,
  influence: 1,
  army: 1,
  gold: 1,
  talents: 1.5,
  means: 1,
  hand: 0.1,
  menaces: -1,
};
