import { newUuid } from '@reelsheet/kernel';
import { OnHook, type HookHandler } from '@reelsheet/platform-hooks';
import { ProfileHooks, type MonitoringChange } from '../agent-core/profile-hooks.js';
import { SourceService } from '../scraping/source.service.js';
import { profileTargets } from './profile-targets.js';
import { WatchlistRepository } from './watchlist.repository.js';

/** Watches a profile's monitored items with a hidden list of the profile. */
@OnHook(ProfileHooks.monitoringChanged)
export class ProfileWatchListener implements HookHandler<typeof ProfileHooks.monitoringChanged> {
  constructor(
    private readonly lists: WatchlistRepository,
    private readonly sources: SourceService,
  ) {}

  async handle({ agent, ...profile }: MonitoringChange): Promise<void> {
    const targets = profileTargets(profile);
    const id = await this.lists.ensureOfProfile(newUuid(), agent.id, agent.organizationId);
    const known = new Set(await this.lists.activeSources(id));
    const shared = targets.length > 0 ? await this.sources.hold(targets) : [];
    const wanted = shared.map((source) => source.id);
    await this.lists.removeOtherSources(id, wanted);
    const added = wanted.filter((sourceId) => !known.has(sourceId));
    if (added.length === 0) return;
    await this.lists.addSources(
      id,
      added.map((sourceId) => ({ id: newUuid(), sourceId, originalDisplayValue: null })),
    );
    await this.sources.watch(agent.organizationId, added);
  }
}
