/** SQL that keeps storage accounts for the statements that remove blobs. */

/** Gives back what removed blobs took; `removed` lists their account and byte_size. Accounts are locked by name, as a move locks them. */
export const releaseRemoved = (removed: string) => `
  UPDATE storage_account SET bytes = storage_account.bytes - freed.bytes
  FROM (SELECT account, sum(byte_size) AS bytes FROM ${removed} GROUP BY account) AS freed
  JOIN (
    SELECT name FROM storage_account WHERE name IN (SELECT account FROM ${removed}) ORDER BY name FOR UPDATE
  ) AS locked ON locked.name = freed.account
  WHERE storage_account.name = freed.account`;
