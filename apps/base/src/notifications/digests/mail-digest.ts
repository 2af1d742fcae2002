import { taskKind } from '@reelsheet/platform-jobs';

/** Mails a member what is unread, if a mail is due and there is something. */
export const mailDigest = taskKind<{ readonly organizationId: number; readonly userId: number }>('mail_digest');

/** One task of a member is pending at a time. */
export const digestKey = ({ organizationId, userId }: NonNullable<typeof mailDigest.payload>): string =>
  `${organizationId}:${userId}`;
