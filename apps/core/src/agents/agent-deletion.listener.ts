import { Injectable } from '@nestjs/common';
import { AgentDeletionListener, type DeletedAgent } from '@reelsheet/platform-agent-directory';
import { BackupService } from '../provenance/backup.service.js';
import { AgentCoreService } from '../agent-core/agent-core.service.js';
import { WatchlistService } from '../watchlists/watchlist.service.js';

/** A profile, watchlists and what is known of backups go with their agent; what is stored stays until it expires. */
@Injectable()
export class RecordDeletionListener extends AgentDeletionListener {
  constructor(
    private readonly profiles: AgentCoreService,
    private readonly backups: BackupService,
    private readonly watchlists: WatchlistService,
  ) {
    super();
  }

  async agentDeleted({ id }: DeletedAgent): Promise<void> {
    await this.profiles.erase(id);
    await this.backups.erase(id);
    await this.watchlists.erase(id);
  }

  async organizationDeleted(organizationId: number): Promise<void> {
    await this.profiles.eraseOrganization(organizationId);
    await this.backups.eraseOrganization(organizationId);
    await this.watchlists.eraseOrganization(organizationId);
  }
}
