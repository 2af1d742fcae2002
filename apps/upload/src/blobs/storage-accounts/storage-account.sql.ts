/** SQL fragments for statements that remove blobs. */

/**
 * Subtracts the bytes of removed blobs; `removed` selects their account and byte_size. Accounts are locked by name,
 * like in a move.
 */
export const releaseRemoved = (removed: string) => `
  UPDATE storage_account SET bytes = storage_account.bytes - freed.bytes
  FROM (SELECT account, sum(byte_size) AS bytes FROM ${removed} GROUP BY account) AS freed
  JOIN (
    SELECT name FROM storage_account WHERE name IN (SELECT account FROM ${removed}) ORDER BY name FOR UPDATE
  ) AS locked ON locked.name = freed.account
  WHERE storage_account.name = freed.account`;
