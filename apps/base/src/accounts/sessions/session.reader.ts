import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { SessionLife } from './session-life.js';
import { SessionRepository, type SessionRow } from './session.repository.js';

export interface ListedSession extends SessionRow {
  /** When the session ends, however often it is refreshed. */
  readonly endsAt: Date;
}

/** Reads where users are signed in. */
@Injectable()
export class SessionReader {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly life: SessionLife,
    private readonly clock: Clock,
  ) {}

  /** Returns the active sessions, last used first. */
  async list(userId: number): Promise<ListedSession[]> {
    const sessions = await this.sessions.listOf(userId, this.life.earliestStart(), this.clock.now());
    return sessions.map((session) => ({ ...session, endsAt: this.life.endOf(session) }));
  }
}
