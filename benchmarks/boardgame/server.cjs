// Nim with a die and a hidden card (examples/nim.py), as a game of boardgame.io: `node server.cjs PORT`.
const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const Nim = {
  name: 'nim',
  minPlayers: 2,
  maxPlayers: 4,
  setup: ({ ctx, random }) => {
    const cards = random.Shuffle([1, 2, 3, 4, 5, 6]).slice(0, ctx.numPlayers);
    return { heap: 31, most: random.Die(3), stones: Array(ctx.numPlayers).fill(0), cards, log: [] };
  },
  playerView: ({ G, ctx, playerID }) =>
    ctx.gameover ? G : { ...G, cards: G.cards.map((card, seat) => (String(seat) === playerID ? card : 0)) },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID, random }, stones) => {
      if (![1, 2, 3].includes(stones) || stones > G.most || stones > G.heap) return INVALID_MOVE;
      G.heap -= stones;
      G.stones[Number(playerID)] += stones;
      G.log.push({ seat: Number(playerID), stones });
      G.most = random.Die(3);
    },
  },
  endIf: ({ G }) => (G.heap === 0 ? { points: G.stones.map((stones, seat) => stones + G.cards[seat]) } : undefined),
};

const [port] = process.argv.slice(2);
const server = Server({ games: [Nim], origins: [Origins.LOCALHOST] });
server.run(Number(port), () => console.log('ready'));
