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
import { MAX_ROWS, MAX_MEDIA, MAX_STOPS, MAX_MS } from './erasure-limits.js';

/** Deletes the data of a deleted organization in short transactions; continues after a crash. */
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
   * Does nothing for an organization that was not deleted. Returns false when the time limit was reached first. The
   * signal stops it between two transactions.
   */
  async erase(organizationId: number, signal: AbortSignal): Promise<boolean> {
    if (!(await this.organizations.isPending(organizationId))) return true;
    const end = performance.now() + MAX_MS;
    const removals = [
      ...ERASED_QUEUES.map((step) => () => this.removeRows(step, organizationId)),
      () => this.generations.stopOpen(organizationId, MAX_STOPS),
      () => this.accounts.removeSome(organizationId, MAX_ROWS),
      ...ERASURE.map((step) => () => this.removeRows(step, organizationId)),
      () => this.removeResources(organizationId),
      () => this.audit.remove(organizationId, MAX_ROWS),
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
      await this.rows.allowDeletionFromAppendOnlyTables();
      return this.rows.remove(step, organizationId, MAX_ROWS);
    });
  }

  private removeResources(organizationId: number): Promise<number> {
    return this.transaction.run(async () => {
      const { removed, bytes } = await this.resources.remove(organizationId, MAX_MEDIA);
      await this.media.settle(bytes);
      return removed;
    });
  }

  private async removeOrganization(organizationId: number): Promise<void> {
    await this.rows.allowDeletionFromAppendOnlyTables();
    await this.media.discardAllOf(organizationId, '');
    await this.organizations.remove(organizationId);
  }
}
