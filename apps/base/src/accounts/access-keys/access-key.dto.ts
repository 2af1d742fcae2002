import { Choice, Name, Nested, Text, Whole } from '@reelsheet/platform-http';
import type { AccessKey } from './access-key.service.js';

export class CreateAccessKeyBody {
  @Name({ optional: true, about: '`API key` where absent' })
  name?: string;

  @Text({ optional: true, max: 10, about: '1d to 3650d; no expiry where absent', example: '30d' })
  expires_in?: string;
}

export class AccessKeyName {
  @Name()
  name!: string;
}

export class RenameAccessKeyBody {
  @Nested(() => AccessKeyName)
  persisted_token!: AccessKeyName;
}

export class AccessKeyView {
  @Whole() id!: number;
  @Text() name!: string;
  @Choice(['personal_access_token']) token_type!: string;
  @Text({ format: 'date-time' }) created_at!: string;
  @Text({ format: 'date-time', nullable: true, about: 'null: never' }) expires_at!: string | null;
  @Text({ format: 'date-time', nullable: true, about: 'to the minute' }) last_used_at!: string | null;
  @Text({ format: 'date-time', nullable: true }) revoked_at!: string | null;
  @Choice(['active', 'expired', 'revoked']) status!: string;
}

export class CreatedAccessKeyView extends AccessKeyView {
  @Text({ about: 'the key itself, returned only once' })
  token!: string;
}

export function toAccessKey(key: AccessKey): AccessKeyView {
  return {
    id: key.id,
    name: key.name,
    token_type: 'personal_access_token',
    created_at: key.createdAt.toISOString(),
    expires_at: key.expiresAt?.toISOString() ?? null,
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    revoked_at: key.revokedAt?.toISOString() ?? null,
    status: key.status,
  };
}
