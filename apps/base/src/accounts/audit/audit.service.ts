import { Injectable } from '@nestjs/common';
import { Vault } from '../../vault/vault.js';
import { CHAIN_PURPOSE, chainText, ENTRY_PURPOSE, entryText } from './audit-chain.js';
import { AuditRepository, type AuditFilter, type AuditEntry } from './audit.repository.js';

export interface AuditPage {
  readonly entries: AuditEntry[];
  readonly nextCursor: number | null;
}

export interface Verification {
  /** Entries that were looked at. */
  readonly checked: number;
  /** Positions that were changed, put in, or stand behind one that is gone. */
  readonly broken: number[];
  /** Position that the next look begins behind; null where the chain was followed to its end. */
  readonly nextCursor: number | null;
}

/** Entries that one verification follows. */
export const MAX_VERIFICATION = 5_000;

const NO_HASH = Buffer.alloc(0);

/** The log as an organization's owners and managers read it. */
@Injectable()
export class AuditService {
  constructor(
    private readonly entries: AuditRepository,
    private readonly vault: Vault,
  ) {}

  async page(filter: AuditFilter, cursor = Number.MAX_SAFE_INTEGER, limit: number): Promise<AuditPage> {
    const found = await this.entries.page(filter, cursor, limit + 1);
    const entries = found.slice(0, limit);
    return { entries, nextCursor: found.length > limit ? entries.at(-1)!.position : null };
  }

  /** Follows the chain from the entry behind the position `cursor`. */
  async verify(organizationId: number, cursor = 0): Promise<Verification> {
    const found = await this.entries.chain(organizationId, Math.max(cursor, 1), MAX_VERIFICATION + 1);
    const begins = cursor > 0 && found[0]?.position === cursor ? 1 : 0;
    const broken = found.slice(begins).filter((entry, index) => !this.follows(entry, found[begins + index - 1]));
    const checked = found.length - begins;
    const last = found.at(-1);
    if (found.length > MAX_VERIFICATION) return { checked, broken: positionsOf(broken), nextCursor: last!.position };
    const ends = await this.endsWith(organizationId, last);
    return { checked, broken: [...positionsOf(broken), ...ends], nextCursor: null };
  }

  private follows(entry: AuditEntry, previous: AuditEntry | undefined): boolean {
    if (entry.position !== (previous?.position ?? 0) + 1) return false;
    const text = entryText(previous?.hash ?? NO_HASH, entry);
    return this.vault.isSigned(text, ENTRY_PURPOSE, entry.signedWith, entry.hash);
  }

  /** The position at which the chain is cut off; none where it ends as it was sealed. */
  private async endsWith(organizationId: number, last: AuditEntry | undefined): Promise<number[]> {
    const end = await this.entries.end(organizationId);
    if (!last) return end && end.position > 0 ? [1] : [];
    const text = chainText(organizationId, last.position, last.hash);
    const isEnd =
      end?.position === last.position && this.vault.isSigned(text, CHAIN_PURPOSE, last.signedWith, end.seal);
    return isEnd ? [] : [last.position + 1];
  }
}

const positionsOf = (entries: readonly AuditEntry[]) => entries.map(({ position }) => position);
