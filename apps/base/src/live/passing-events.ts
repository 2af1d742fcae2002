import type { ChangedJob } from '@reelsheet/platform-jobs';
import { passingFrame, type PassingFrame } from './live-frame.js';
import { MAX_PASSING } from './live-limits.js';
import type { Presence } from './presence/presence.js';

/** Names of kinds of jobs, with the kind of their progress and the field of their id. */
const PROGRESS: Readonly<Record<string, readonly [kind: string, field: string]>> = {
  generation: ['generation.progressed', 'generation_id'],
  render_job: ['render.progressed', 'render_job_id'],
};

/** Buffers events without a position, which only matter while they are new: the last one of each subject. */
export class PassingEvents {
  private waiting = new Map<string, PassingFrame>();

  progressed({ kind: name, id, status, agentId, progress }: ChangedJob, at: Date): void {
    const [kind, field] = PROGRESS[name] ?? [];
    if (kind === undefined || field === undefined) return;
    this.add(`${name} ${id}`, passingFrame({ kind, agentId, at }, { [field]: Number(id), status, progress }));
  }

  appeared(presence: Presence, at: Date): void {
    this.add(keyOf(presence), presenceFrame('presence.updated', presence, at));
  }

  disappeared(presence: Presence, at: Date): void {
    this.add(keyOf(presence), presenceFrame('presence.ended', presence, at));
  }

  /** Returns the buffered events and empties the buffer. */
  take(): readonly PassingFrame[] {
    const taken = [...this.waiting.values()];
    this.waiting = new Map();
    return taken;
  }

  private add(key: string, frame: PassingFrame): void {
    if (this.waiting.size < MAX_PASSING || this.waiting.has(key)) this.waiting.set(key, frame);
  }
}

const keyOf = ({ userId, client }: Presence) => `presence ${userId} ${client}`;

/** Returns an event of a client that has appeared, shows something else, or has disappeared. */
export function presenceFrame(
  kind: 'presence.updated' | 'presence.ended',
  { userId, client, agentId, sheetId, cellId }: Presence,
  at: Date,
): PassingFrame {
  const details = { user_id: userId, client_id: client, sheet_id: sheetId, cell_id: cellId };
  return passingFrame({ kind, agentId, at }, details);
}
