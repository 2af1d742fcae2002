/** Selects entries of an organization by their ids, for statements of other features. */
export const entriesOfIds = (organizationId: string, ids: string) =>
  `SELECT id, reference FROM ledger_entry WHERE organization_id = ${organizationId} AND id = ANY (${ids}::bigint[])`;

/** Selects entries of an organization in a period, for statements of other features. `until` is exclusive. */
export const entriesInPeriod = (organizationId: string, from: string, until: string) =>
  `SELECT id, kind, amount, reference, created_at FROM ledger_entry
   WHERE organization_id = ${organizationId} AND created_at >= ${from} AND created_at < ${until}`;
