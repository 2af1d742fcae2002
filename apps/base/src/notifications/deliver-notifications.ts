import { taskKind } from '@reelsheet/platform-jobs';

/** Notifies the members of an organization of what has happened since the last time. */
export const deliverNotifications = taskKind<{ readonly organizationId: number }>('deliver_notifications');
