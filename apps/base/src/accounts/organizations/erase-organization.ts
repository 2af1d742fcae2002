import { taskKind } from '@reelsheet/platform-jobs';

/** Deletes the rows of a deleted organization. */
export const eraseOrganization = taskKind<{ readonly organizationId: number }>('erase_organization');
