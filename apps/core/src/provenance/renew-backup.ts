import { taskKind } from '@reelsheet/platform-jobs';

export interface Renewal {
  readonly backupId: number;
}

/** Has a backup stored for another two epochs once that is due, and looks again the next day where it may not be. */
export const renewBackup = taskKind<Renewal>('renew_backup');
export const renewalKey = ({ backupId }: Renewal): string => `backup:${backupId}`;
