import { DOCUMENT_RETENTION_MS } from '../action-limits.js';

/** Returns when the copy of an approved document is deleted whose post is due at this time. */
export const retentionEndOf = (dueAt: Date): Date => new Date(dueAt.getTime() + DOCUMENT_RETENTION_MS);
