import { KnownAgentHooks, type DeletedAgent } from '@reelsheet/platform-agent-directory';
import { OnHook, type HookHandler } from '@reelsheet/platform-hooks';
import { AgentCoreService } from '../agent-core/agent-core.service.js';
import { BackupService } from '../provenance/backup.service.js';
import { WatchlistService } from '../watchlists/watchlist.service.js';

/**
 * Erases a deleted agent's profile, watchlists and list of backups. Stored bytes stay at the store until they expire.
 */
@OnHook(KnownAgentHooks.deleted)
export class AgentRecordsListener implements HookHandler<typeof KnownAgentHooks.deleted> {
  constructor(
    private readonly profiles: AgentCoreService,
    private readonly backups: BackupService,
    private readonly watchlists: WatchlistService,
  ) {}

  async handle({ id }: DeletedAgent): Promise<void> {
    await this.profiles.erase(id);
    await this.backups.erase(id);
    await this.watchlists.erase(id);
  }
}
