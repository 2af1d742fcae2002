import { dataOf, type AuditLogAction } from '@reelsheet/client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { keys } from './query-keys.js';
import { services } from './services.js';

/** Entries of a page of the audit log. */
const ENTRIES_PER_PAGE = 50;

/** Limits the entries of the audit log. */
export interface ShownAuditEntries {
  readonly action?: AuditLogAction;
  readonly person?: number;
}

/** The audit log, newest entry first. */
export const auditLogQuery = (organizationId: number, { action, person }: ShownAuditEntries) =>
  infiniteQueryOptions({
    queryKey: [...keys.auditLog(organizationId), action, person],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam: cursor }) =>
      dataOf(
        services().base.auditLog.list({
          path: { organization_id: organizationId },
          query: {
            limit: ENTRIES_PER_PAGE,
            ...(cursor === undefined ? {} : { cursor }),
            ...(action === undefined ? {} : { action }),
            ...(person === undefined ? {} : { user_id: person }),
          },
        }),
      ),
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
  });
