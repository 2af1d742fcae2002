import { taskKind } from '@reelsheet/platform-jobs';

/** Removes the rows of an organization that was deleted. */
export const eraseOrganization = taskKind<{ readonly organizationId: number }>('erase_organization');
