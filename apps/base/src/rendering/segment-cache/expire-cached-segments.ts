import { taskKind } from '@reelsheet/platform-jobs';

/** Deletes cached segments of an organization that have expired. */
export const expireCachedSegments = taskKind<{ readonly organizationId: number }>('expire_cached_segments');
