import { Flag, Text } from '@reelsheet/platform-http';
import type { SessionRow } from './session.repository.js';

export class SessionView {
  @Text({ format: 'uuid' }) id!: string;
  @Text({ format: 'date-time' }) created_at!: string;
  @Text({ format: 'date-time', about: 'time of the sign-in or the last refresh' }) last_used_at!: string;
  @Text({ nullable: true, about: 'program that signed in, by its `User-Agent`' }) user_agent!: string | null;
  @Flag({ about: 'true for the session of this request' }) current!: boolean;
}

export function toSession({ id, createdAt, lastUsedAt, userAgent }: SessionRow, current?: string): SessionView {
  return {
    id,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    user_agent: userAgent,
    current: id === current,
  };
}
