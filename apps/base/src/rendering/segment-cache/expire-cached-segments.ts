import { taskKind } from '@reelsheet/platform-jobs';

/** Forgets the parts of an organization's renders that were not used for long. */
export const expireCachedSegments = taskKind<{ readonly organizationId: number }>('expire_kept_parts');
