import { Flag, Text } from '@reelsheet/platform-http';
import type { ListedSession } from './session.reader.js';

export class SessionView {
  @Text({ format: 'uuid' }) id!: string;
  @Text({ format: 'date-time' }) created_at!: string;
  @Text({ format: 'date-time', about: 'time of the sign-in or the last refresh' }) last_used_at!: string;
  @Text({ nullable: true, about: 'program that signed in, by its `User-Agent`' }) user_agent!: string | null;
  @Text({ nullable: true, about: 'network of the sign-in or the last refresh', example: '203.0.113.0/24' })
  network!: string | null;
  @Text({ format: 'date-time', about: 'time at which the session ends, however often it is refreshed' })
  expires_at!: string;
  @Flag({ about: 'true for the session of this request' }) current!: boolean;
}

export function toSession(session: ListedSession, current?: string): SessionView {
  const { id, createdAt, lastUsedAt, userAgent, network, endsAt } = session;
  return {
    id,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    user_agent: userAgent,
    network,
    expires_at: endsAt.toISOString(),
    current: id === current,
  };
}
