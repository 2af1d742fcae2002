/** Time for which the events of an agent are recorded after its last stream has ended, so that a reader can resume. */
export const LISTENING_MS = 5 * 60_000;

/** Time for which recorded events are stored. */
export const MESSAGE_RETENTION_MS = 60 * 60_000;

/** Maximum number of recorded events that are read at a time. */
export const MESSAGE_PAGE = 200;

/** Maximum number of bytes that wait for one reader, who is disconnected beyond it and can resume. */
export const MAX_WAITING_BYTES = 1024 * 1024;

/** Maximum time that a reader may take for one page, in milliseconds. */
export const MAX_PAGE_MS = 30_000;

/** Time between signs of life on each stream, at which its access is checked as well, in milliseconds. */
export const LISTENING_HEARTBEAT_MS = 15_000;

/** Time after which events are looked for without a notification, because one may be lost, in milliseconds. */
export const LISTENING_POLL_MS = 5_000;
