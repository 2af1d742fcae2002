import { dataOf } from '@reelsheet/client';
import { queryOptions } from '@tanstack/react-query';
import { keys } from './query-keys.js';
import { services } from './services.js';

/** Members and open invitations of an organization, all at once. */
export const membersQuery = (organizationId: number) =>
  queryOptions({
    queryKey: keys.members(organizationId),
    queryFn: () => dataOf(services().base.organizations.members.list({ path: { organization_id: organizationId } })),
  });
