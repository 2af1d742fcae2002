/** Time for which events are kept, so that a reader can resume, in milliseconds. */
export const EVENT_RETENTION_MS = 24 * 60 * 60 * 1_000;

/** Maximum number of ids in one event; an event about more names none, and its readers read all again. */
export const MAX_EVENT_IDS = 100;

/** Maximum number of events that are read from the table at a time. */
export const EVENT_PAGE = 500;

/** Maximum number of the newest events of an organization that a replica with readers keeps in memory. */
export const MAX_RECENT_EVENTS = 1_000;

/** Maximum number of bytes that wait for one reader; a slower one is disconnected and can resume. */
export const MAX_UNSENT_BYTES = 256 * 1024;

/** Maximum time that a reader who catches up may take for one page, in milliseconds. */
export const MAX_DRAIN_MS = 30_000;

/** Maximum number of streams of one organization at each replica, of all members together. */
export const MAX_STREAMS_PER_ORGANIZATION = 1_000;

/** Maximum number of streams of all organizations at each replica. */
export const MAX_STREAMS_PER_PROCESS = 5_000;

/** Maximum number of kinds in one request for a stream. */
export const MAX_KINDS = 100;

/** Maximum length of a kind in a request for a stream, in characters. */
export const MAX_KIND_LENGTH = 100;

/** Time for which progress is buffered, so that a job is shown at most twice a second, in milliseconds. */
export const PASSING_INTERVAL_MS = 500;

/** Maximum number of jobs whose progress is shown at a time; further ones are shown by their ends. */
export const MAX_PASSING = 200;

/** Time after which a client that has not repeated its presence is removed, in milliseconds. */
export const PRESENCE_MS = 45_000;

/** Maximum number of clients of an organization that are shown as present. */
export const MAX_PRESENT = 200;

/** Time between signs of life on each stream, at which its access is checked as well, in milliseconds. */
export const LIVE_HEARTBEAT_MS = 15_000;

/** Time after which events are looked for without a notification, because one may be lost, in milliseconds. */
export const LIVE_POLL_MS = 5_000;

/** Maximum time that the events of an organization with many readers wait for further ones, in milliseconds. */
export const MAX_GATHERING_MS = 150;
