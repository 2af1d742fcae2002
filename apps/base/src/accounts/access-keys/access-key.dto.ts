import { choices, KEY_SCOPES, prose, type KeyScope } from '@reelsheet/kernel';
import { Choice, Id, Name, Nested, Text, Texts, Whole } from '@reelsheet/platform-http';
import type { AccessKey } from './access-key.service.js';

const EXPIRY = prose`
  1d to 3650d; no expiry where absent. A key with \`scopes\` or \`organization_id\` lives at most 365d, which is also
  its default.`;
const SCOPES = prose`
  Every route names in \`x-scope\` what a key needs; no scope includes another. \`read\`: read; \`write\`: change
  content; \`spend\`: spend credits; \`publish\`: post to networks and connect them; \`account\`: keys, sessions,
  members and settings. All where absent, or those of the key that creates it.`;

const KEY_STATUSES = choices('Status of an access key', {
  active: 'accepted',
  expired: 'past its `expires_at`',
  revoked: 'revoked for good',
});

export class CreateAccessKeyBody {
  @Name({ optional: true, about: '`API key` where absent' })
  name?: string;

  @Text({ optional: true, max: 10, about: EXPIRY, example: '30d' })
  expires_in?: string;

  @Texts({ optional: true, minItems: 1, values: KEY_SCOPES, about: SCOPES, example: ['read', 'write'] })
  scopes?: KeyScope[];

  @Id({ optional: true, about: 'one of your organizations, outside which the key is not valid; all where absent' })
  organization_id?: number;
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
  @Choice(KEY_STATUSES) status!: string;
  @Texts({ values: KEY_SCOPES }) scopes!: readonly KeyScope[];
  @Whole({ nullable: true, about: 'null: all of your organizations' }) organization_id!: number | null;
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
    scopes: key.scopes ?? KEY_SCOPES,
    organization_id: key.organizationId,
  };
}
