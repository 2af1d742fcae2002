import type { Client } from 'pg';
import { behindFence } from './fence.js';
import { removedRows } from './moved-tables.js';

/**
 * Deletes the rows of an organization that is at another installation, in one transaction. Triggers and foreign keys do
 * not act, because nothing of it stays; so no service learns of it, and no network is asked to withdraw an account.
 */
export async function removeRows(client: Client, organizationId: number, complete: () => Promise<void>): Promise<void> {
  await behindFence(client, organizationId, async () => {
    await client.query(`SET LOCAL session_replication_role = replica`);
    const rows = removedRows(organizationId);
    // Conditions name other tables, so all rows are found before the first is deleted.
    for (const [index, { table, where }] of rows.entries())
      await client.query(`CREATE TEMPORARY TABLE leaving_${index} ON COMMIT DROP AS
        SELECT ctid AS row FROM ${table} WHERE ${where}`);
    await client.query(
      `CREATE TEMPORARY TABLE leaving_blobs ON COMMIT DROP AS
       SELECT blob.id, media.key FROM upload.blob LEFT JOIN upload.media ON media.blob_id = blob.id
       WHERE blob.ctid IN (SELECT row FROM leaving_${rows.findIndex(({ table }) => table === 'upload.blob')})`,
    );
    await client.query(
      `CREATE TEMPORARY TABLE leaving_inspections ON COMMIT DROP AS SELECT key FROM base.media_inspection
       WHERE ctid IN (SELECT row FROM leaving_${rows.findIndex(({ table }) => table === 'base.media_inspection')})`,
    );
    await removeOfFiles(client);
    for (const [index, { table }] of rows.entries())
      await client.query(`DELETE FROM ${table} WHERE ctid IN (SELECT row FROM leaving_${index})`);
    await client.query(`DELETE FROM upload.storage_account WHERE name = $1`, [`organization:${organizationId}`]);
    await client.query(
      `INSERT INTO upload.storage_account (name, bytes)
       SELECT account, sum(byte_size) FROM upload.blob WHERE account = $1 GROUP BY account`,
      [`organization:${organizationId}`],
    );
    await complete();
  });
}

async function removeOfFiles(client: Client): Promise<void> {
  const keys = 'SELECT key FROM leaving_blobs';
  const ids = 'SELECT id FROM leaving_blobs';
  await client.query(`DELETE FROM upload.inspection WHERE media_key IN (${keys})`);
  await client.query(`DELETE FROM upload.resumable_upload WHERE blob_id IN (${ids})`);
  await client.query(`DELETE FROM upload.media WHERE blob_id IN (${ids})`);
  await client.query(`DELETE FROM base.media_address WHERE media_key IN (SELECT key FROM leaving_inspections)`);
}
