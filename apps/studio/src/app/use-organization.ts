import type { OrganizationView } from '@reelsheet/client';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { organizationsQuery } from '../api/account-queries.js';

const route = getRouteApi('/signed-in/o/$organization');

interface ShownOrganization {
  readonly id: number;
  readonly organization: OrganizationView;
  /** Parameters of the addresses of its pages. */
  readonly params: { readonly organization: string };
  /** True if the user may change sheets and publish. */
  readonly canEdit: boolean;
  /** True if the user may create agents. */
  readonly canManage: boolean;
}

/** The organization whose pages are shown, as it changes. */
export function useOrganization(): ShownOrganization {
  const loaded = route.useLoaderData().organization;
  const { data: organizations } = useQuery(organizationsQuery);
  const organization = organizations?.find(({ id }) => id === loaded.id) ?? loaded;
  const { id, role } = organization;
  const canManage = role === 'owner' || role === 'manager';
  return {
    id,
    organization,
    params: { organization: String(id) },
    canEdit: canManage || role === 'editor',
    canManage,
  };
}
