/** Weights of a judgement, learnt. Gate, 3000 comparisons: new 0.56, old 0.44, gain +0.11 [+0.09, +0.13]. */
/** npx longtable learn rune-age --bot greedy --players 2 --rounds 5 --pairs 1600 --shake 30 --gate 3000 --seed 7 --vary scenario=dragonlords --vary scenario=runewars --vary scenario=monument --vary scenario=conquest */
export const WEIGHTS = {
  realm: -0.474,
  landmarks: 1,
  influence: 1.49,
  army: 1.84,
  gold: 1.38,
  talents: 2.47,
  means: 0.589,
  hand: 0.086,
  menaces: -0.816,
};
