/** Where the keys lie sealed, and the place that each is bound to. */
export const SEALED_VENDOR_KEYS = [
  { table: 'agent_vendor_key', column: 'sealed', place: `'agent_vendor_key:' || agent_id || ':' || vendor` },
] as const;
