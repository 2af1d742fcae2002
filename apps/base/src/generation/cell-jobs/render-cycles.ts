/** The cells that each waiting cell waits for, by the id of the waiting cell. */
export type WaitingInputs = ReadonlyMap<number, readonly number[]>;

/**
 * Returns the waiting cells that wait for themselves through one of the given videos, each with the cells on the way,
 * beginning and ending with itself. Cells that are not waiting end a way, because their work ends by itself.
 */
export function renderCycles(inputs: WaitingInputs, videos: readonly number[]): Map<number, readonly number[]> {
  const readers = reversed(inputs);
  const cycles = new Map<number, readonly number[]>();
  for (const video of videos) {
    if (cycles.has(video)) continue;
    const before = search(video, inputs);
    const after = search(video, readers);
    for (const cell of before.keys()) {
      if (!after.has(cell) || cycles.has(cell)) continue;
      const fromVideo = wayTo(cell, video, before);
      cycles.set(cell, cell === video ? fromVideo : [...wayTo(cell, video, after).toReversed(), ...fromVideo.slice(1)]);
    }
  }
  return cycles;
}

/** Returns the cells that are reached by at least one step, each with the one before it on the shortest way. */
function search(start: number, edges: WaitingInputs): Map<number, number> {
  const reached = new Map<number, number>();
  const open = [start];
  for (const cell of open)
    for (const next of edges.get(cell) ?? []) {
      if (reached.has(next)) continue;
      reached.set(next, cell);
      if (next !== start) open.push(next);
    }
  return reached;
}

/** Returns the way from the start of the search to the cell. */
function wayTo(cell: number, start: number, reached: ReadonlyMap<number, number>): number[] {
  const way = [cell];
  do way.push(reached.get(way.at(-1)!)!);
  while (way.at(-1) !== start);
  return way.toReversed();
}

function reversed(inputs: WaitingInputs): Map<number, number[]> {
  const readers = new Map<number, number[]>();
  for (const [cell, read] of inputs)
    for (const input of read) readers.set(input, [...(readers.get(input) ?? []), cell]);
  return readers;
}
