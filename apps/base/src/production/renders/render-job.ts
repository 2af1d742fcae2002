/** What the wire knows of a render; nobody can stop one. */
export const RENDER_STATUSES = ['pending', 'processing', 'completed', 'failed'] as const;
