// boardgame.io's own server, in memory, with the smallest game. Plain CommonJS: that is what the package offers to Node.
const { Server, Origins } = require('boardgame.io/server');

const game = {
  name: 'count',
  setup: () => ({ n: 0 }),
  moves: {
    add: ({ G }) => {
      G.n++;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};
Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port: Number(process.argv[2]) });
