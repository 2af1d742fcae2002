import { Choice, Json, ListOf, Text, Whole, Ids } from '@reelsheet/platform-http';
import { AUDITED_ACTIONS, type AuditedAction } from './audit.js';
import type { AuditPage, Verification } from './audit.service.js';
import type { AuditEntry } from './audit.repository.js';

const MAX_PAGE = 100;

export class AuditQuery {
  @Whole({ optional: true, min: 1, about: '`next_cursor` of the page before' })
  cursor?: number;

  @Whole({ optional: true, min: 1, max: MAX_PAGE, default: MAX_PAGE })
  limit: number = MAX_PAGE;

  @Choice(AUDITED_ACTIONS, { optional: true })
  action?: AuditedAction;

  @Whole({ optional: true, min: 1, about: 'who did it' })
  user_id?: number;
}

export class AuditEntryView {
  @Whole() id!: number;
  @Choice(AUDITED_ACTIONS) action!: AuditedAction;
  @Text({ nullable: true, about: 'whom or what it concerned', example: 'agent:12' }) target!: string | null;
  @Json({ about: 'more about it, such as the role that was given' }) detail!: Record<string, string | number>;
  @Whole({ nullable: true, about: 'who did it; null for the operator' }) user_id!: number | null;
  @Whole({ nullable: true, about: 'the access key used; null for a bearer token' }) key_id!: number | null;
  @Text({ nullable: true, about: 'address that the request came from' }) address!: string | null;
  @Text({ nullable: true, about: '`X-Request-Id` of the request' }) request_id!: string | null;
  @Text({ format: 'date-time' }) at!: string;
  @Text({ about: 'HMAC-SHA-256 over the entry and the hash of the one before it, in hex' }) hash!: string;
}

export class AuditPageView {
  @ListOf(() => AuditEntryView, { about: 'newest first' }) entries!: AuditEntryView[];
  @Whole({ nullable: true, about: 'null on the last page' }) next_cursor!: number | null;
}

export class VerificationQuery {
  @Whole({ optional: true, min: 1, about: '`next_cursor` of the answer before; from the first entry where absent' })
  cursor?: number;
}

export class VerificationView {
  @Whole({ about: 'entries that were followed' }) checked!: number;
  @Ids({ about: 'entries, counted from 1, that were changed or put in, or before which one is missing' })
  broken!: number[];
  @Whole({ nullable: true, about: 'null where the chain was followed to its end' }) next_cursor!: number | null;
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
