import { dataOf } from '@reelsheet/client';
import { queryOptions } from '@tanstack/react-query';
import { keys } from './query-keys.js';
import { services } from './services.js';

/** All access keys of the person who is signed in, newest first. */
export const accessKeysQuery = queryOptions({
  queryKey: keys.accessKeys,
  queryFn: async () => {
    const all = await dataOf(services().base.keys.list());
    return all.toSorted((a, b) => b.id - a.id);
  },
});
