import { Injectable } from '@nestjs/common';
import { FairShareRepository, type FairShareRow } from './fair-share.repository.js';

/**
 * The organizations that share what one organization gets, because one user founded them. The methods join an open
 * transaction.
 */
@Injectable()
export class FairShares {
  constructor(private readonly shares: FairShareRepository) {}

  /** From now on, new jobs of the organization use the share of the other one. Returns the revision of the share. */
  async set(organizationId: number, shareId: number): Promise<number> {
    return this.shares.set(organizationId, shareId);
  }

  /** Sets the share in a service that learns it from base, unless a later revision is known. */
  async learn(share: FairShareRow): Promise<void> {
    await this.shares.learn(share);
  }

  async remove(organizationId: number): Promise<void> {
    await this.shares.remove(organizationId);
  }

  /** Returns the organization whose share this one uses, which may be itself. */
  async shareOf(organizationId: number): Promise<number> {
    return this.shares.shareOf(organizationId);
  }

  /** Returns all organizations that use the same share as this one, including itself. */
  async groupOf(organizationId: number): Promise<readonly number[]> {
    return this.shares.usersOf(await this.shares.shareOf(organizationId));
  }

  /**
   * Returns all organizations that use the same share as this one, including itself. If there are others, it prevents
   * concurrent calls for any of them until the transaction ends.
   */
  async lockGroupOf(organizationId: number): Promise<readonly number[]> {
    const shareId = await this.shares.shareOf(organizationId);
    const group = await this.shares.usersOf(shareId);
    if (group.length === 1) return group;
    await this.shares.lock(shareId);
    return this.shares.usersOf(shareId);
  }

  /** Returns organizations that use the share of another one, ordered by id. */
  async list(after: number, limit: number): Promise<FairShareRow[]> {
    return this.shares.list(after, limit);
  }
}
