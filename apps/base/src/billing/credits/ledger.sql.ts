/** Selects entries of an organization in a period, for statements of other features. `until` is exclusive. */
export const entriesInPeriod = (organizationId: string, from: string, until: string) =>
  `SELECT id, kind, amount, reference, created_at FROM ledger_entry
   WHERE organization_id = ${organizationId} AND created_at >= ${from} AND created_at < ${until}`;
