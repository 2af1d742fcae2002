import { Clock, DAY_MS } from '@reelsheet/kernel';
import { isDuplicate, Transaction } from '@reelsheet/platform-database';
import { Jobs, RunsTask, Tasks, type TaskHandler } from '@reelsheet/platform-jobs';
import { AgentCoreService } from '../agent-core/agent-core.service.js';
import { canRenew } from './backup.js';
import { BackupRepository } from './backup.repository.js';
import { BackupStore } from './backup-store.js';
import { renewalKey, renewBackup, type Renewal } from './renew-backup.js';
import { RENEWAL } from './renewal.job.js';

/** Renews automatically only if the agent's profile has provenance switched on. */
@RunsTask(renewBackup)
export class RenewBackup implements TaskHandler<Renewal> {
  constructor(
    private readonly backups: BackupRepository,
    private readonly profiles: AgentCoreService,
    private readonly store: BackupStore,
    private readonly jobs: Jobs,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async run({ backupId }: Renewal): Promise<void> {
    const backup = await this.backups.find(backupId);
    const now = this.clock.now();
    if (!backup || !canRenew(backup, now)) return;
    const { agentId, organizationId } = backup;
    const { brand } = await this.profiles.profile(agentId);
    try {
      await this.transaction.run(async () => {
        const tomorrow = new Date(now.getTime() + DAY_MS);
        await this.tasks.schedule(renewBackup, { backupId }, { notBefore: tomorrow, key: renewalKey, organizationId });
        if (brand.provenanceEnabled && this.store.isSetUp)
          await this.jobs.enqueue(RENEWAL, { organizationId, agentId, backupId });
      });
    } catch (error) {
      // A renewal is in progress; it schedules the next check itself.
      if (!isDuplicate(error)) throw error;
    }
  }
}
