import { dataOf } from '@reelsheet/client';
import { queryOptions } from '@tanstack/react-query';
import { keys } from './query-keys.js';
import { services } from './services.js';

export const organizationsQuery = queryOptions({
  queryKey: keys.organizations,
  queryFn: () => dataOf(services().base.organizations.list()),
});
