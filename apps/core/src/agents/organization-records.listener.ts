import { KnownAgentHooks } from '@reelsheet/platform-agent-directory';
import { OnHook, type HookHandler } from '@reelsheet/platform-hooks';
import { FairShares } from '@reelsheet/platform-jobs';
import { AgentCoreService } from '../agent-core/agent-core.service.js';
import { BackupService } from '../provenance/backup.service.js';
import { WatchlistService } from '../watchlists/watchlist.service.js';

/** Erases the profiles, watchlists and lists of backups of a deleted organization. */
@OnHook(KnownAgentHooks.organizationDeleted)
export class OrganizationRecordsListener implements HookHandler<typeof KnownAgentHooks.organizationDeleted> {
  constructor(
    private readonly profiles: AgentCoreService,
    private readonly backups: BackupService,
    private readonly watchlists: WatchlistService,
    private readonly shares: FairShares,
  ) {}

  async handle(organizationId: number): Promise<void> {
    await this.profiles.eraseOrganization(organizationId);
    await this.backups.eraseOrganization(organizationId);
    await this.watchlists.eraseOrganization(organizationId);
    await this.shares.remove(organizationId);
  }
}
