import { dataOf, type AssetView } from '@reelsheet/client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { keys } from './query-keys.js';
import { services } from './services.js';

/** Entries that one request reads; more are read when the list is scrolled to its end. */
const ENTRIES_PER_REQUEST = 100;
/** Files on a page of the trash. */
const TRASH_PAGE = 20;

export const FILE_TYPES = ['image', 'video', 'audio'] as const;
export type FileType = (typeof FILE_TYPES)[number];

export interface LibraryFilter {
  readonly folderId: number | undefined;
  readonly type: FileType | undefined;
  readonly search: string | undefined;
}

/** The folders and files of a folder; a search or a type covers the folders below it. */
export const libraryQuery = (organizationId: number, agentId: number, { folderId, type, search }: LibraryFilter) =>
  infiniteQueryOptions({
    queryKey: [...keys.library(organizationId, agentId), 'entries', folderId ?? null, type ?? null, search ?? null],
    queryFn: ({ pageParam: page }): Promise<AssetView[]> =>
      dataOf(
        services().base.library.list({
          query: {
            agent_id: agentId,
            page,
            page_size: ENTRIES_PER_REQUEST,
            ...(folderId === undefined ? {} : { folder_id: folderId }),
            ...(type ? { asset_type: [type] } : {}),
            ...(search ? { search } : {}),
          },
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: (last, all) => (last.length < ENTRIES_PER_REQUEST ? undefined : all.length + 1),
  });

export const fileQuery = (organizationId: number, agentId: number, fileId: number) =>
  queryOptions({
    queryKey: [...keys.library(organizationId, agentId), 'file', fileId],
    queryFn: async () => {
      const params = { path: { id: fileId }, query: { agent_id: agentId } };
      return (await dataOf(services().base.files.get(params))).content_resource;
    },
  });

/** Everything that would miss a file if it was deleted. */
export const fileUsesQuery = (organizationId: number, agentId: number, fileId: number) =>
  queryOptions({
    queryKey: [...keys.library(organizationId, agentId), 'uses', fileId],
    queryFn: () => dataOf(services().base.files.uses.list({ path: { id: fileId }, query: { agent_id: agentId } })),
    // Sheets change without an event of the library.
    staleTime: 0,
  });

export const fileTrashQuery = (organizationId: number, agentId: number) =>
  infiniteQueryOptions({
    queryKey: [...keys.library(organizationId, agentId), 'trash'],
    queryFn: ({ pageParam: page }) => dataOf(services().base.trash.listFiles({ query: { agent_id: agentId, page } })),
    initialPageParam: 0,
    getNextPageParam: (last, all) => (last.length < TRASH_PAGE ? undefined : all.length),
  });

/** The storage that the organization uses, and its quota. */
export const storageQuery = (organizationId: number) =>
  queryOptions({
    queryKey: keys.storage(organizationId),
    queryFn: async () => {
      const overview = await dataOf(
        services().base.organizations.overview.get({ path: { organization_id: organizationId } }),
      );
      return overview.storage;
    },
  });
