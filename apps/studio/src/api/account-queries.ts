import { dataOf } from '@reelsheet/client';
import { queryOptions } from '@tanstack/react-query';
import { keys } from './query-keys.js';
import { services } from './services.js';

export const organizationsQuery = queryOptions({
  queryKey: keys.organizations,
  queryFn: () => dataOf(services().base.organizations.list()),
});

export const creditsQuery = (organizationId: number) =>
  queryOptions({
    queryKey: keys.credits(organizationId),
    queryFn: () => dataOf(services().base.credits.get({ path: { organization_id: organizationId } })),
  });
