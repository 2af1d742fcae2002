/** Returns the group of which the most was spent, the latest of several; undefined if nothing was. */
export function dearestOf<Group extends { readonly credits: number }>(groups: readonly Group[]): Group | undefined {
  const max = Math.max(0, ...groups.map(({ credits }) => credits));
  return max === 0 ? undefined : groups.findLast(({ credits }) => credits === max);
}
