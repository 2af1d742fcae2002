import { Inject, Injectable } from '@nestjs/common';
import { Clock, DAY_MS } from '@reelsheet/kernel';
import { HourlyWork, Portions } from '@reelsheet/platform-database';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { Vault } from '../../vault/vault.js';
import { AuditConfig } from './audit.config.js';
import { chainText, START_PURPOSE } from './audit-chain.js';
import { MAX_REMOVED, MAX_SHORTENED } from './audit-limits.js';
import { AuditRetentionRepository } from './audit-retention.repository.js';

/**
 * Removes entries that are older than `AUDIT_LOG_DAYS`, from the beginning of each chain, and signs where the chain
 * begins then.
 */
@Injectable()
export class AuditRetention extends HourlyWork {
  constructor(
    private readonly entries: AuditRetentionRepository,
    private readonly vault: Vault,
    private readonly clock: Clock,
    private readonly config: AuditConfig,
    private readonly portions: Portions,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    super(log, 'audit: removal of old entries postponed');
  }

  async run(): Promise<void> {
    const days = this.config.AUDIT_LOG_DAYS;
    if (days === undefined) return;
    const before = new Date(this.clock.now().getTime() - days * DAY_MS);
    let after = 0;
    const removed = await this.portions.each('audit retention', async () => {
      let sum = 0;
      for (const cut of await this.entries.cuts(before, after, MAX_SHORTENED, MAX_REMOVED)) {
        const { key, signature } = this.vault.sign(
          chainText(cut.organizationId, cut.position, cut.hash),
          START_PURPOSE,
        );
        const count = await this.entries.shorten(cut, signature, key);
        // A chain with more than that is the first one of the next portion.
        after = count < MAX_REMOVED ? cut.organizationId : cut.organizationId - 1;
        sum += count;
        if (sum >= MAX_REMOVED) break;
      }
      return sum;
    });
    if (removed > 0) this.log.info({ removed, days }, 'audit: entries were removed because of their age');
  }
}
