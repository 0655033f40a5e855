// The smallest possible game: a move adds one to a counter. It ends after about as many moves as our games.
// With `client: false` only the server makes moves: a client sees a new state when the server has sent it.
export const NAME = "count";
export const MOVES = 125;

export const game = {
  name: NAME,
  disableUndo: true, // keeps no earlier states
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { count: { client: false, move: ({ G }) => { G.count += 1; } } },
  endIf: ({ G }) => (G.count >= MOVES ? { over: true } : undefined),
};
