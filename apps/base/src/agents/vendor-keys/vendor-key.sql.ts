/** Where the keys lie sealed, and the additional authenticated data of each. */
export const SEALED_VENDOR_KEYS = [
  { table: 'agent_vendor_key', column: 'sealed', aad: `'agent_vendor_key:' || agent_id || ':' || vendor` },
] as const;
