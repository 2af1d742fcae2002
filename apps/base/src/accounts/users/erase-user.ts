import { taskKind } from '@reelsheet/platform-jobs';

export interface DeletedUser {
  readonly userId: number;
}

/** Deletes the rows of a deleted user. */
export const eraseUser = taskKind<DeletedUser>('erase_user');

/** Deletes the identities of a deleted user at issuers, whose earlier tokens have expired. */
export const forgetIdentities = taskKind<DeletedUser>('forget_identities');
