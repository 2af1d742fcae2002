import { prose } from '@reelsheet/kernel';
import { Choice, Json, ListOf, Text, Whole, Ids } from '@reelsheet/platform-http';
import { MAX_PAGE } from './audit-limits.js';
import { AUDIT_ACTIONS, type AuditedAction } from './audit.js';
import type { AuditPage, Verification } from './audit.service.js';
import type { AuditEntry } from './audit.repository.js';

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
}

export class VerificationView {
  @Whole({ about: 'number of entries checked' }) checked!: number;
  @Ids({
    about: prose`
    positions, counted from 1, of entries that were changed or inserted, or before which one is missing`,
  })
  broken!: number[];
  @Whole({ nullable: true, about: 'null when the end of the chain was reached' }) next_cursor!: number | null;
}

export function toVerification({ checked, broken, nextCursor }: Verification): VerificationView {
  return { checked, broken, next_cursor: nextCursor };
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
