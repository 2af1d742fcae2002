import { Injectable } from '@nestjs/common';
import { Vault } from '../../vault/vault.js';
import { CHAIN_PURPOSE, chainText, ENTRY_PURPOSE, entryText, START_PURPOSE } from './audit-chain.js';
import {
  AuditRepository,
  type AuditFilter,
  type AuditEntry,
  type SealedEnd,
  type SealedStart,
} from './audit.repository.js';
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
  /** Number of entries that were removed from the beginning because of their age. */
  readonly removed: number;
  /** Positions of entries that were changed, inserted, or follow a missing entry. */
  readonly broken: number[];
  /** Position after which the next verification starts; null when the end of the chain was reached. */
  readonly nextCursor: number | null;
  /** The end of the chain now; null for an empty one. */
  readonly end: SealedEnd | null;
}

/** An entry of a chain that the next one is signed with. */
type ChainLink = Pick<AuditEntry, 'position' | 'hash'>;

/** The start of a chain from which no entry was removed. */
const BEGINNING: ChainLink = { position: 0, hash: Buffer.alloc(0) };

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
   * The start is read last: entries that were removed after they were read are left out.
   */
  async verify(organizationId: number, cursor = 0, known?: KnownEnd): Promise<Verification> {
    const ofReader = known && (await this.entries.chain(organizationId, known.entries, 1))[0];
    const read = await this.entries.chain(organizationId, Math.max(cursor, 1), MAX_VERIFICATION + 1);
    const end = (await this.entries.end(organizationId)) ?? null;
    const start = this.validStart(await this.entries.start(organizationId));
    const found = read.filter(({ position }) => position > start.position);
    const begins = cursor > 0 && found[0]?.position === cursor ? 1 : 0;
    const broken = found
      .slice(begins)
      .filter((entry, index) => !this.follows(entry, found[begins + index - 1] ?? start));
    const hasMore = read.length > MAX_VERIFICATION;
    const missing = [
      ...(hasMore ? [] : this.missingAtEnd(end, found.at(-1), start)),
      ...(known && !isContained(known, start, ofReader) ? [known.entries] : []),
    ];
    return {
      checked: found.length - begins,
      removed: start.position,
      broken: [...new Set([...positionsOf(broken), ...missing])].toSorted((one, other) => one - other),
      nextCursor: hasMore ? read.at(-1)!.position : null,
      end: end && end.position > 0 ? end : null,
    };
  }

  /** A start without a valid signature is ignored, so that the chain has to have its first entry. */
  private validStart(start: SealedStart | undefined): ChainLink {
    if (!start) return BEGINNING;
    const text = chainText(start.organizationId, start.position, start.hash);
    return this.vault.isSigned(text, START_PURPOSE, start.signedWith, start.seal) ? start : BEGINNING;
  }

  private follows(entry: AuditEntry, previous: ChainLink): boolean {
    if (entry.position !== previous.position + 1) return false;
    return this.vault.isSigned(entryText(previous.hash, entry), ENTRY_PURPOSE, entry.signedWith, entry.hash);
  }

  /** Returns the position of the first missing entry at the end of the chain; none when its signature is valid. */
  private missingAtEnd(end: SealedEnd | null, last: AuditEntry | undefined, start: ChainLink): number[] {
    if (!last) return end && end.position > 0 ? [start.position + 1] : [];
    const text = chainText(last.organizationId, last.position, last.hash);
    const isEnd =
      end?.position === last.position && this.vault.isSigned(text, CHAIN_PURPOSE, last.signedWith, end.seal);
    return isEnd ? [] : [last.position + 1];
  }
}

/**
 * Returns whether the chain has the entry that was its last one. Of the entries that were removed because of their age
 * the hash of the last one is known.
 */
function isContained({ entries, hash }: KnownEnd, start: ChainLink, found: AuditEntry | undefined): boolean {
  if (entries < start.position) return true;
  const entry = entries === start.position ? start : found;
  return entry?.position === entries && entry.hash.equals(hash);
}

const positionsOf = (entries: readonly AuditEntry[]) => entries.map(({ position }) => position);
