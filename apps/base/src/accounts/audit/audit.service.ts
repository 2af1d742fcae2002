import { Injectable } from '@nestjs/common';
import { Vault } from '../../vault/vault.js';
import { CHAIN_PURPOSE, chainText, ENTRY_PURPOSE, entryText } from './audit-chain.js';
import { AuditRepository, type AuditFilter, type AuditEntry, type SealedEnd } from './audit.repository.js';
import { MAX_VERIFICATION } from './audit-limits.js';

export interface AuditPage {
  readonly entries: AuditEntry[];
  readonly nextCursor: number | null;
}

/** The end of a chain as a reader has stored it: the position of the last entry and its hash. */
export interface KnownEnd {
  readonly entries: number;
  readonly hash: Buffer;
}

export interface Verification {
  /** Number of entries checked. */
  readonly checked: number;
  /** Positions of entries that were changed, inserted, or follow a missing entry. */
  readonly broken: number[];
  /** Position after which the next verification starts; null when the end of the chain was reached. */
  readonly nextCursor: number | null;
  /** The end of the chain now; null for an empty one. */
  readonly end: SealedEnd | null;
}

const NO_HASH = Buffer.alloc(0);

/** The audit log of an organization for its owners and managers. */
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

  /**
   * Verifies the chain starting after the position `cursor`, and that it still contains the end that a reader knows.
   */
  async verify(organizationId: number, cursor = 0, known?: KnownEnd): Promise<Verification> {
    const found = await this.entries.chain(organizationId, Math.max(cursor, 1), MAX_VERIFICATION + 1);
    const begins = cursor > 0 && found[0]?.position === cursor ? 1 : 0;
    const broken = found.slice(begins).filter((entry, index) => !this.follows(entry, found[begins + index - 1]));
    const checked = found.length - begins;
    const end = (await this.entries.end(organizationId)) ?? null;
    const hasMore = found.length > MAX_VERIFICATION;
    const missing = [
      ...(hasMore ? [] : this.missingAtEnd(organizationId, end, found.at(-1))),
      ...(known && !(await this.contains(organizationId, known)) ? [known.entries] : []),
    ];
    return {
      checked,
      broken: [...new Set([...positionsOf(broken), ...missing])].toSorted((one, other) => one - other),
      nextCursor: hasMore ? found.at(-1)!.position : null,
      end: end && end.position > 0 ? end : null,
    };
  }

  private follows(entry: AuditEntry, previous: AuditEntry | undefined): boolean {
    if (entry.position !== (previous?.position ?? 0) + 1) return false;
    const text = entryText(previous?.hash ?? NO_HASH, entry);
    return this.vault.isSigned(text, ENTRY_PURPOSE, entry.signedWith, entry.hash);
  }

  /** Returns whether the chain has the entry that was its last one. */
  private async contains(organizationId: number, { entries, hash }: KnownEnd): Promise<boolean> {
    const [entry] = await this.entries.chain(organizationId, entries, 1);
    return entry?.position === entries && entry.hash.equals(hash);
  }

  /** Returns the position of the first missing entry at the end of the chain; none when its signature is valid. */
  private missingAtEnd(organizationId: number, end: SealedEnd | null, last: AuditEntry | undefined): number[] {
    if (!last) return end && end.position > 0 ? [1] : [];
    const text = chainText(organizationId, last.position, last.hash);
    const isEnd =
      end?.position === last.position && this.vault.isSigned(text, CHAIN_PURPOSE, last.signedWith, end.seal);
    return isEnd ? [] : [last.position + 1];
  }
}

const positionsOf = (entries: readonly AuditEntry[]) => entries.map(({ position }) => position);
