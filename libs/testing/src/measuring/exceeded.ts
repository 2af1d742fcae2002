/** Measurements by name, such as `{ milliseconds: 20, mebibytes: 3 }`. */
export type Measurements<Name extends string> = Readonly<Record<Name, number>>;

/** Measurements that exceed a limit are repeated, at most this often altogether. */
const MAX_RUNS = 3;

/**
 * Measures work against limits and returns the measurements that reach them, which are none if a run stays below all
 * limits. The work is repeated if they are reached, and the lowest measurement of each name counts, because garbage of
 * earlier tests and other processes can only increase time and memory.
 */
export async function exceeded<Name extends string>(
  limits: Measurements<Name>,
  measure: () => Measurements<Name> | Promise<Measurements<Name>>,
): Promise<Partial<Measurements<Name>>> {
  const names = Object.keys(limits) as Name[];
  const lowest = new Map<Name, number>();
  const reached = () => names.filter((name) => !(lowest.get(name)! < limits[name]));
  for (let run = 0; run < MAX_RUNS; run += 1) {
    const measured = await measure();
    for (const name of names) lowest.set(name, Math.min(measured[name], lowest.get(name) ?? Infinity));
    if (reached().length === 0) break;
  }
  return Object.fromEntries(reached().map((name) => [name, lowest.get(name)])) as Partial<Measurements<Name>>;
}
