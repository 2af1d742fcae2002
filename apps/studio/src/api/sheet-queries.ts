import { dataOf } from '@reelsheet/client';
import { queryOptions } from '@tanstack/react-query';
import { keys } from './query-keys.js';
import { services } from './services.js';

/** Sheets of a page of each list. */
export const SHEETS_PER_PAGE = 20;

export const sheetsQuery = (organizationId: number, agentId: number, page: number) =>
  queryOptions({
    queryKey: [...keys.sheetList(organizationId, agentId), page],
    queryFn: () => dataOf(services().base.sheets.list({ query: { agent_id: agentId, page } })),
  });

export const sheetTrashQuery = (organizationId: number, agentId: number, page: number) =>
  queryOptions({
    queryKey: [...keys.sheetTrash(organizationId, agentId), page],
    queryFn: () => dataOf(services().base.trash.listSheets({ query: { agent_id: agentId, page } })),
  });

export const templatesQuery = queryOptions({
  queryKey: keys.templates,
  queryFn: () => dataOf(services().base.templates.list()),
});
