import { Injectable } from '@nestjs/common';
import { newUuid } from '@reelsheet/kernel';
import { MonitoredItems, type MonitoredProfile } from '../agent-core/monitored-items.port.js';
import { SourceService } from '../scraping/source.service.js';
import { profileTargets } from './profile-targets.js';
import { WatchlistRepository } from './watchlist.repository.js';

/** Has what a profile monitors watched, by a list that is the profile's own. */
@Injectable()
export class ProfileWatchService extends MonitoredItems {
  constructor(
    private readonly lists: WatchlistRepository,
    private readonly sources: SourceService,
  ) {
    super();
  }

  async follow(
    agent: { readonly id: number; readonly organizationId: number },
    profile: MonitoredProfile,
  ): Promise<void> {
    const targets = profileTargets(profile);
    const id = await this.lists.holdOfProfile(newUuid(), agent.id, agent.organizationId);
    const known = new Set(await this.lists.activeSources(id));
    const shared = targets.length > 0 ? await this.sources.hold(targets) : [];
    const wanted = shared.map((source) => source.id);
    await this.lists.keepSources(id, wanted);
    const added = wanted.filter((sourceId) => !known.has(sourceId));
    if (added.length === 0) return;
    await this.lists.addSources(
      id,
      added.map((sourceId) => ({ id: newUuid(), sourceId, originalDisplayValue: null })),
    );
    await this.sources.watch(agent.organizationId, added);
  }
}
