import { dataOf } from '@reelsheet/client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { keys } from './query-keys.js';
import { services } from './services.js';

/** Items of a page of what needs a person. */
const ATTENTION_PER_PAGE = 20;

/** Credits, storage and the agents that were active last, by one request. */
export const overviewQuery = (organizationId: number) =>
  queryOptions({
    queryKey: [...keys.overview(organizationId), 'first'],
    queryFn: () => dataOf(services().base.organizations.overview.get({ path: { organization_id: organizationId } })),
  });

/** Overviews with one page of agents after another. */
export const overviewPagesQuery = (organizationId: number) =>
  infiniteQueryOptions({
    queryKey: [...keys.overview(organizationId), 'pages'],
    initialPageParam: 1,
    queryFn: ({ pageParam: page }) =>
      dataOf(
        services().base.organizations.overview.get({ path: { organization_id: organizationId }, query: { page } }),
      ),
    getNextPageParam: (_, pages, last) => {
      const read = pages.reduce((sum, { agents }) => sum + agents.length, 0);
      return read < (pages[0]?.agents_total ?? 0) ? last + 1 : undefined;
    },
  });

/** Everything that needs a person, newest first. */
export const attentionQuery = (organizationId: number) =>
  infiniteQueryOptions({
    queryKey: keys.attention(organizationId),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor }) =>
      dataOf(
        services().base.organizations.attention.list({
          path: { organization_id: organizationId },
          query: { limit: ATTENTION_PER_PAGE, ...(cursor === undefined ? {} : { cursor }) },
        }),
      ),
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
  });
