import { Injectable } from '@nestjs/common';
import { Transaction } from '@reelsheet/platform-database';
import { MediaStore } from '../assets/media/media-store.js';
import { AuditErasure } from '../accounts/audit/audit-erasure.sql.js';
import { OrganizationErasure } from '../accounts/organizations/organization-erasure.sql.js';
import { ContentResourceErasure } from '../assets/content-resources/content-resource-erasure.sql.js';
import { GenerationService } from '../generation/generations/generation.service.js';
import { SocialAccountService } from '../publishing/social-accounts/social-account.service.js';
import { ERASED_QUEUES, ERASURE, type ErasureStep } from './erasure-plan.sql.js';
import { ErasureRepository } from './erasure.repository.js';

const ROWS = 1_000;
const MEDIA = 200;
const STOPS = 50;
/** Of one call, so that other tasks find a place. */
const MAX_MS = 2_000;

/** Removes what a deleted organization leaves, in short transactions. Begun again after a crash, it goes on where it was. */
@Injectable()
export class ErasureService {
  constructor(
    private readonly rows: ErasureRepository,
    private readonly organizations: OrganizationErasure,
    private readonly resources: ContentResourceErasure,
    private readonly audit: AuditErasure,
    private readonly media: MediaStore,
    private readonly generations: GenerationService,
    private readonly accounts: SocialAccountService,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Does nothing to an organization that is not deleted. False where its time was over first; the signal ends it, too,
   * between two transactions.
   */
  async erase(organizationId: number, signal: AbortSignal): Promise<boolean> {
    if (!(await this.organizations.isPending(organizationId))) return true;
    const end = performance.now() + MAX_MS;
    const removals = [
      ...ERASED_QUEUES.map((step) => () => this.removeRows(step, organizationId)),
      () => this.generations.stopOpen(organizationId, STOPS),
      () => this.accounts.removeSome(organizationId, ROWS),
      ...ERASURE.map((step) => () => this.removeRows(step, organizationId)),
      () => this.removeResources(organizationId),
      () => this.audit.remove(organizationId, ROWS),
    ];
    for (const remove of removals)
      while ((await remove()) > 0) {
        signal.throwIfAborted();
        if (performance.now() > end) return false;
      }
    await this.transaction.run(() => this.removeOrganization(organizationId));
    return true;
  }

  private removeRows(step: ErasureStep, organizationId: number): Promise<number> {
    return this.transaction.run(async () => {
      await this.rows.openBooks();
      return this.rows.remove(step, organizationId, ROWS);
    });
  }

  private removeResources(organizationId: number): Promise<number> {
    return this.transaction.run(async () => {
      const { removed, orphanedKeys } = await this.resources.remove(organizationId, MEDIA);
      await this.media.remove(orphanedKeys);
      return removed;
    });
  }

  private async removeOrganization(organizationId: number): Promise<void> {
    await this.rows.openBooks();
    await this.media.discardAllOf(organizationId);
    await this.organizations.remove(organizationId);
  }
}

/** False where it may not go on although some may be left. */
