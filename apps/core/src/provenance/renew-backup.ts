import { taskKind } from '@reelsheet/platform-jobs';

export interface Renewal {
  readonly backupId: number;
}

/** Renews a backup for two epochs when it is due, and checks again the next day if it may not be renewed. */
export const renewBackup = taskKind<Renewal>('renew_backup');
export const renewalKey = ({ backupId }: Renewal): string => `backup:${backupId}`;
