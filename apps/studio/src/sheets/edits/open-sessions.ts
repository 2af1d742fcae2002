import { SheetSession, type SessionOptions } from './sheet-session.js';

/** Milliseconds for which a sheet that no page shows stays in memory, so that going back to it is immediate. */
const IDLE_MS = 60_000;

interface Opened {
  readonly session: SheetSession;
  users: number;
  timer?: ReturnType<typeof setTimeout>;
}

const opened = new Map<string, Opened>();

/** Returns the session of a sheet for a page; each call needs one of {@link releaseSession}. */
export function acquireSession(options: SessionOptions): SheetSession {
  const key = keyOf(options);
  let entry = opened.get(key);
  if (!entry) opened.set(key, (entry = { session: new SheetSession(options), users: 0 }));
  clearTimeout(entry.timer);
  entry.users++;
  entry.session.follow();
  return entry.session;
}

/** Ends a session some time after its last page was left, and not before everything is sent. */
export function releaseSession(session: SheetSession): void {
  const entry = opened.get(keyOf(session.options));
  if (entry?.session !== session || --entry.users > 0) return;
  session.unfollow();
  const close = () => {
    if (session.sender.edits.get().length > 0) {
      entry.timer = setTimeout(close, IDLE_MS);
      return;
    }
    opened.delete(keyOf(session.options));
    session.close();
  };
  entry.timer = setTimeout(close, IDLE_MS);
}

function keyOf({ owner, agentId, sheetId }: SessionOptions): string {
  return [owner, agentId, sheetId].join('/');
}
