import type { PostView } from '@reelsheet/client';
import { queryOptions } from '@tanstack/react-query';
import { isUnderWay } from './post-state.js';
import type { PostsApi } from './posts-api.js';

/** Milliseconds between two reads while a post is going out. */
const POLL_MS = 3_000;

export const planKey = (sheetId: number) => ['sheet-posts', sheetId, 'plan'] as const;
/** The video of a row, while a post of it is scheduled. */
export const rowVideoKey = (sheetId: number) => ['sheet-video', sheetId] as const;
export const rowPostsKey = (sheetId: number) => ['sheet-posts', sheetId, 'row'] as const;

export const planQuery = (api: PostsApi, sheetId: number) =>
  queryOptions({ queryKey: planKey(sheetId), queryFn: () => api.plan() });

export const accountsQuery = (api: PostsApi, agentId: number | string) =>
  queryOptions({ queryKey: ['sheet-posts', 'accounts', agentId], queryFn: () => api.accounts() });

/** The posts of a row, read again while one of them is going out. */
export const rowPostsQuery = (api: PostsApi, sheetId: number, rowId: number) =>
  queryOptions({
    queryKey: [...rowPostsKey(sheetId), rowId],
    queryFn: () => api.ofRow(rowId),
    refetchInterval: ({ state: { data } }) => (data && hasOpen(data) ? POLL_MS : false),
  });

const hasOpen = (posts: readonly PostView[]) => posts.some((post) => isUnderWay(post, Date.now()));
