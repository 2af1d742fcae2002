import type { StoredLiveEvent } from './live-event.repository.js';

/** An event as it is kept in memory: encoded once for all of its readers. */
export interface LiveFrame extends PassingFrame {
  readonly position: number;
}

/** An event without a position. */
export interface PassingFrame {
  readonly kind: string;
  readonly agentId: number | null;
  readonly bytes: Buffer;
}

export function toFrame({ position, kind, agentId, details, origin, createdAt }: StoredLiveEvent): LiveFrame {
  const from = origin === null ? {} : { origin };
  const data = { kind, agent_id: agentId, at: createdAt.toISOString(), ...from, ...details };
  return { position, kind, agentId, bytes: frame(position, data) };
}

/** The first event of each stream: from here on, nothing is left out. */
export const readyFrame = (position: number, at: Date): Buffer => signal('ready', position, at);

/** Events before this one are no longer known: the reader must read everything again. */
export const resyncFrame = (position: number, at: Date): Buffer => signal('resync', position, at);

/** A sign of life, by which a reader also learns the position of events that it does not see. */
export const heartbeatFrame = (position: number): Buffer => Buffer.from(`: alive\nid: ${position}\n\n`);

/** A reader's last position stays as it is. */
export function passingFrame(
  { kind, agentId, at }: { readonly kind: string; readonly agentId: number | null; readonly at: Date },
  details: object,
): PassingFrame {
  const data = { kind, agent_id: agentId, at: at.toISOString(), ...details };
  return { kind, agentId, bytes: Buffer.from(`data: ${JSON.stringify(data)}\n\n`) };
}

function signal(kind: 'ready' | 'resync', position: number, at: Date): Buffer {
  return frame(position, { kind, agent_id: null, at: at.toISOString() }, kind);
}

function frame(position: number, data: object, event?: string): Buffer {
  const name = event === undefined ? '' : `event: ${event}\n`;
  return Buffer.from(`id: ${position}\n${name}data: ${JSON.stringify(data)}\n\n`);
}
