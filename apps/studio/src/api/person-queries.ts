import { dataOf } from '@reelsheet/client';
import { queryOptions } from '@tanstack/react-query';
import { keys } from './query-keys.js';
import { services } from './services.js';

/** The profile of the person who is signed in. */
export const profileQuery = queryOptions({
  queryKey: keys.me,
  queryFn: () => dataOf(services().base.me.get()),
});

export const sessionsQuery = queryOptions({
  queryKey: keys.sessions,
  queryFn: async () => {
    const all = await dataOf(services().base.sessions.list());
    return all.toSorted((a, b) => Number(b.current) - Number(a.current));
  },
});

export const secondFactorsQuery = queryOptions({
  queryKey: keys.secondFactors,
  queryFn: () => dataOf(services().base.secondFactors.list()),
});
