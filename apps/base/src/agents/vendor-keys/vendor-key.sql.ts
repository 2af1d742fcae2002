/** Tables and columns of encrypted vendor keys, each with its additional authenticated data. */
export const SEALED_VENDOR_KEYS = [
  { table: 'agent_vendor_key', column: 'sealed', aad: `'agent_vendor_key:' || agent_id || ':' || vendor` },
] as const;
