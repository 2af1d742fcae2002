import { clientOf, dataOf } from '@reelsheet/client';

export interface BackupRecord {
  readonly blobId: string;
  readonly sha256: string;
  readonly isEncrypted: boolean;
}

interface BackupAddress {
  readonly coreUrl: string;
  readonly apiKey: string;
  readonly agentId: string;
  readonly backupId: number;
}

/** Returns core's record of a backup, also of a hidden one. */
export async function findRecord({ coreUrl, apiKey, agentId, backupId }: BackupAddress): Promise<BackupRecord> {
  const core = clientOf('core', coreUrl, { key: apiKey });
  const query = { include_removed: true, cursor: backupId + 1, limit: 1 };
  const { backups } = await dataOf(core.backups.list({ path: { agent_id: agentId }, query }));
  const [backup] = backups;
  if (backup?.id !== backupId) throw new Error(`agent ${agentId} has no backup ${backupId}`);
  const { store_blob_id: blobId, content_sha256: sha256, encrypted: isEncrypted } = backup;
  if (blobId === null || sha256 === null) throw new Error(`backup ${backupId} is ${backup.status}: nothing is stored`);
  return { blobId, sha256, isEncrypted };
}
