import { ApiProperty } from '@nestjs/swagger';
import { invalid, prose } from '@reelsheet/kernel';
import { Choice, Json, ListOf, Text, Whole, Ids } from '@reelsheet/platform-http';
import { MAX_PAGE } from './audit-limits.js';
import { AUDIT_ACTIONS, type AuditedAction } from './audit.js';
import type { AuditPage, KnownEnd, Verification } from './audit.service.js';
import type { AuditEntry } from './audit.repository.js';

const HASH = /^[0-9a-f]{64}$/;
const HASH_LENGTH = 64;

export class AuditQuery {
  @Whole({ optional: true, min: 1, about: '`next_cursor` of the previous page' })
  cursor?: number;

  @Whole({ optional: true, min: 1, max: MAX_PAGE, default: MAX_PAGE })
  limit: number = MAX_PAGE;

  @Choice(AUDIT_ACTIONS, { optional: true })
  action?: AuditedAction;

  @Whole({ optional: true, min: 1, about: 'user who acted' })
  user_id?: number;
}

export class AuditEntryView {
  @Whole() id!: number;
  @Choice(AUDIT_ACTIONS) action!: AuditedAction;
  @Text({ nullable: true, about: 'what the action concerned', example: 'agent:12' }) target!: string | null;
  @Json({ about: 'details, such as the role that was given' }) detail!: Record<string, string | number>;
  @Whole({ nullable: true, about: 'user who acted; null for the operator' }) user_id!: number | null;
  @Whole({ nullable: true, about: 'the access key used; null for a bearer token' }) key_id!: number | null;
  @Text({ nullable: true, about: 'address of the client' }) address!: string | null;
  @Text({ nullable: true, about: '`X-Request-Id` of the request' }) request_id!: string | null;
  @Text({ format: 'date-time' }) at!: string;
  @Text({ about: 'HMAC-SHA-256 over the entry and the hash of the previous one, in hex' }) hash!: string;
}

export class AuditPageView {
  @ListOf(() => AuditEntryView, { about: 'newest first' }) entries!: AuditEntryView[];
  @Whole({ nullable: true, about: 'null on the last page' }) next_cursor!: number | null;
}

export class VerificationQuery {
  @Whole({
    optional: true,
    min: 1,
    about: '`next_cursor` of the previous response; starts at the first entry where absent',
  })
  cursor?: number;

  @Whole({ optional: true, min: 1, about: '`end.entries` of an earlier response' })
  known_entries?: number;

  @Text({ optional: true, pattern: HASH, about: '`end.hash` of the same response', max: HASH_LENGTH })
  known_hash?: string;
}

export class AuditEndView {
  @Whole({ about: 'number of entries' }) entries!: number;
  @Text({ about: 'hash of the last entry, in hex' }) hash!: string;
  @Text({ about: 'HMAC-SHA-256 over the number of entries and the last hash, in hex' }) signature!: string;
}

export class VerificationView {
  @Whole({ about: 'number of entries checked' }) checked!: number;
  @Whole({ about: 'number of entries that were removed from the beginning of the log because of their age' })
  removed!: number;
  @Ids({
    about: prose`
    positions, counted from 1, of entries that were changed or inserted, or before which one is missing; also the known
    last entry where the log does not contain it any more, although it was not removed because of its age`,
  })
  broken!: number[];
  @Whole({ nullable: true, about: 'null when the end of the chain was reached' }) next_cursor!: number | null;
  @ApiProperty({
    type: AuditEndView,
    nullable: true,
    description: 'to be stored elsewhere and sent with later verifications; null for an empty log',
  })
  end!: AuditEndView | null;
}

/** Throws `validation_error` if one half of the known end is missing. */
export function toKnownEnd({ known_entries: entries, known_hash: hash }: VerificationQuery): KnownEnd | undefined {
  if (entries === undefined && hash === undefined) return undefined;
  if (entries === undefined) throw invalid('known_entries', 'is required with known_hash');
  if (hash === undefined) throw invalid('known_hash', 'is required with known_entries');
  return { entries, hash: Buffer.from(hash, 'hex') };
}

export function toVerification({ checked, removed, broken, nextCursor, end }: Verification): VerificationView {
  return {
    checked,
    removed,
    broken,
    next_cursor: nextCursor,
    end: end && { entries: end.position, hash: end.hash.toString('hex'), signature: end.seal.toString('hex') },
  };
}

export function toAuditPage({ entries, nextCursor }: AuditPage): AuditPageView {
  return { entries: entries.map(toEntry), next_cursor: nextCursor };
}

function toEntry({
  id,
  action,
  target,
  detail,
  userId,
  keyId,
  address,
  requestId,
  at,
  hash,
}: AuditEntry): AuditEntryView {
  return {
    id,
    action,
    target,
    detail,
    user_id: userId,
    key_id: keyId,
    address,
    request_id: requestId,
    at: at.toISOString(),
    hash: hash.toString('hex'),
  };
}
