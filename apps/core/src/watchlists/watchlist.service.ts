import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError, invalid, newUuid, prefixField } from '@reelsheet/kernel';
import type { AgentRecord, Caller } from '@reelsheet/platform-auth';
import { isDuplicate, Transaction } from '@reelsheet/platform-database';
import { SourceService } from '../scraping/source.service.js';
import { toTarget, type NamedTarget, type Target } from '../scraping/target.js';
import { WATCHLIST_LIMITS } from './watchlist-limits.js';
import {
  WatchlistRepository,
  type NewWatchlist,
  type Watchlist,
  type WatchlistChanges,
  type WatchSource,
} from './watchlist.repository.js';

export interface SourceInput extends NamedTarget {
  readonly originalDisplayValue: string | null;
}

export interface WatchlistInput extends Pick<NewWatchlist, 'name' | 'projectId' | 'conversationId' | 'createdByRunId'> {
  readonly sources: readonly SourceInput[];
}

interface Wanted {
  readonly target: Target;
  readonly originalDisplayValue: string | null;
}

/** Lists of sources that agents watch. A source in several lists is scraped once for all of them. */
@Injectable()
export class WatchlistService {
  constructor(
    private readonly lists: WatchlistRepository,
    private readonly sources: SourceService,
    private readonly transaction: Transaction,
  ) {}

  async list({ id }: AgentRecord): Promise<Watchlist[]> {
    return this.lists.list(id);
  }

  /** Throws `not_found`. */
  async read({ id: agentId }: AgentRecord, id: string): Promise<Watchlist> {
    const list = await this.lists.find(agentId, id);
    if (!list) throw new DomainError(CommonErrors.notFound);
    return list;
  }

  /** Creates a list, or adds the sources to the agent's list of that name, in any case. */
  async create({ userId }: Caller, agent: AgentRecord, { sources, ...input }: WatchlistInput): Promise<Watchlist> {
    const wanted = sources.map((source, index) => withinItem(index, () => toWanted(source)));
    this.sources.requireReaders(wanted.map(({ target }) => target));
    const { id: agentId, organizationId } = agent;
    const id = await this.transaction.run(async () => {
      if (!(await this.lists.lockAgent(agentId))) throw new DomainError(CommonErrors.notFound);
      const held = await this.lists.hold({ id: newUuid(), organizationId, agentId, userId, ...input });
      if (held.isNew && (await this.lists.countLists(agentId)) > WATCHLIST_LIMITS.lists)
        throw invalid('name', `must be that of a list, as the agent has ${WATCHLIST_LIMITS.lists} already`);
      await this.add(held.id, { organizationId, intentActive: held.intentActive }, wanted);
      return held.id;
    });
    return this.read(agent, id);
  }

  async update(agent: AgentRecord, id: string, changes: WatchlistChanges): Promise<Watchlist> {
    try {
      await this.transaction.run(async () => {
        const { organizationId, intentActive } = await this.lock(agent, id);
        await this.lists.update(id, changes);
        if (changes.intentActive && !intentActive)
          await this.sources.watch(organizationId, await this.lists.activeSources(id));
      });
    } catch (error) {
      if (isDuplicate(error, 'watchlist_name_of_agent')) throw invalid('name', 'is that of another watchlist');
      throw error;
    }
    return this.read(agent, id);
  }

  async remove(agent: AgentRecord, id: string): Promise<void> {
    await this.transaction.run(async () => {
      await this.lock(agent, id);
      await this.lists.remove(id);
    });
  }

  /** Returns the source in the list, restoring it if it was removed. */
  async addSource(agent: AgentRecord, id: string, source: SourceInput): Promise<WatchSource> {
    const wanted = toWanted(source);
    this.sources.requireReaders([wanted.target]);
    await this.transaction.run(async () => this.add(id, await this.lock(agent, id), [wanted]));
    const { sources } = await this.read(agent, id);
    const added = sources.find((each) => isSame(each, wanted.target));
    if (!added) throw new DomainError(CommonErrors.notFound);
    return added;
  }

  async removeSource(agent: AgentRecord, id: string, sourceId: string): Promise<void> {
    await this.transaction.run(async () => {
      await this.lock(agent, id);
      if (!(await this.lists.removeSource(id, { id: sourceId }))) throw new DomainError(CommonErrors.notFound);
    });
  }

  async removeTarget(agent: AgentRecord, id: string, named: NamedTarget): Promise<void> {
    const target = toTarget(named);
    await this.transaction.run(async () => {
      await this.lock(agent, id);
      const sourceId = await this.lists.sourceIn(id, target);
      if (sourceId === undefined || !(await this.lists.removeSource(id, { sourceId })))
        throw new DomainError(CommonErrors.notFound);
    });
  }

  async erase(agentId: number): Promise<void> {
    await this.lists.erase(agentId);
    await this.sources.eraseAgent(agentId);
  }

  async eraseOrganization(organizationId: number): Promise<void> {
    await this.lists.eraseOrganization(organizationId);
    await this.sources.eraseOrganization(organizationId);
  }

  private async lock(agent: AgentRecord, id: string) {
    if (!(await this.lists.lockAgent(agent.id))) throw new DomainError(CommonErrors.notFound);
    const state = await this.lists.lock(agent.id, id);
    if (!state) throw new DomainError(CommonErrors.notFound);
    return state;
  }

  private async add(
    id: string,
    { organizationId, intentActive }: { readonly organizationId: number; readonly intentActive: boolean },
    wanted: readonly Wanted[],
  ): Promise<void> {
    const distinct = [...new Map(wanted.map((each) => [keyOf(each.target), each])).values()];
    if (distinct.length === 0) return;
    const shared = await this.sources.hold(distinct.map(({ target }) => target));
    const ids = new Map(shared.map((source) => [keyOf(source), source.id]));
    await this.lists.addSources(
      id,
      distinct.map(({ target, originalDisplayValue }) => ({
        id: newUuid(),
        sourceId: ids.get(keyOf(target))!,
        originalDisplayValue,
      })),
    );
    if ((await this.lists.countSources(id)) > WATCHLIST_LIMITS.sources)
      throw invalid('sources', `must not bring the list to more than ${WATCHLIST_LIMITS.sources}`);
    if (intentActive) await this.sources.watch(organizationId, [...ids.values()]);
  }
}

const toWanted = ({ originalDisplayValue, ...named }: SourceInput): Wanted => ({
  target: toTarget(named),
  originalDisplayValue:
    originalDisplayValue ?? (named.targetValue.trim().startsWith('#') ? named.targetValue.trim() : null),
});

const keyOf = ({ platform, targetType, targetValue }: Pick<Target, 'platform' | 'targetType' | 'targetValue'>) =>
  JSON.stringify([platform, targetType, targetValue]);

const isSame = (source: WatchSource, target: Target) => keyOf(source) === keyOf(target);

function withinItem<T>(index: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw prefixField('sources', prefixField(index, error));
  }
}
