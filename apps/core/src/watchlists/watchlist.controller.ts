import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import {
  AgentScope,
  CurrentAgent,
  CurrentCaller,
  NeedsKeyScopes,
  type AgentInScope,
  type Caller,
} from '@reelsheet/platform-auth';
import { Operation, PathUuid } from '@reelsheet/platform-http';
import {
  fromKey,
  fromSource,
  fromWatchlist,
  fromWatchlistPatch,
  toSource,
  toWatchlist,
  WatchlistBody,
  WatchlistPatch,
  WatchlistsView,
  WatchlistView,
  WatchSourceBody,
  WatchSourceKeyQuery,
  WatchSourceView,
} from './watchlist.dto.js';
import { WatchlistService } from './watchlist.service.js';

const { notSetUp, validation } = CommonErrors;

@ApiTags('Watchlists')
@Controller('agents/:agent_id/watchlists')
export class WatchlistController {
  constructor(private readonly watchlists: WatchlistService) {}

  @Get()
  @AgentScope('path', 'viewer')
  @Operation({
    name: 'watchlists.list',
    phase: 'ideas',
    summary: 'Watchlists of an agent, newest first',
    answer: WatchlistsView,
  })
  async list(@CurrentAgent() agent: AgentInScope): Promise<WatchlistsView> {
    return { watchlists: (await this.watchlists.list(agent)).map(toWatchlist) };
  }

  @Post()
  @AgentScope('path', 'editor')
  @Operation({
    name: 'watchlists.create',
    phase: 'ideas',
    summary: 'Make a watchlist, or add sources to the one of that name',
    description: prose`
        Sources are first scraped within seconds. A source that several lists name is scraped once per interval for
        all of them; an organization pays for each post that is new to it once, however many of its lists and jobs
        find it. Without credits a list shows nothing new.`,
    status: 201,
    answer: WatchlistView,
    errors: [notSetUp, validation],
  })
  async create(
    @CurrentCaller() caller: Caller,
    @CurrentAgent() agent: AgentInScope,
    @Body() body: WatchlistBody,
  ): Promise<WatchlistView> {
    return toWatchlist(await this.watchlists.create(caller, agent, fromWatchlist(body)));
  }

  @Get(':watchlist_id')
  @AgentScope('path', 'viewer')
  @Operation({ name: 'watchlists.get', phase: 'ideas', summary: 'A watchlist with its sources', answer: WatchlistView })
  async read(@CurrentAgent() agent: AgentInScope, @PathUuid('watchlist_id') id: string): Promise<WatchlistView> {
    return toWatchlist(await this.watchlists.read(agent, id));
  }

  @Patch(':watchlist_id')
  @NeedsKeyScopes('write', 'spend')
  @AgentScope('path', 'editor')
  @Operation({
    name: 'watchlists.update',
    phase: 'ideas',
    summary: 'Rename, pause or resume a watchlist',
    answer: WatchlistView,
    errors: [validation],
  })
  async update(
    @CurrentAgent() agent: AgentInScope,
    @PathUuid('watchlist_id') id: string,
    @Body() body: WatchlistPatch,
  ): Promise<WatchlistView> {
    return toWatchlist(await this.watchlists.update(agent, id, fromWatchlistPatch(body)));
  }

  @Delete(':watchlist_id')
  @AgentScope('path', 'editor')
  @Operation({
    name: 'watchlists.delete',
    phase: 'ideas',
    summary: 'Delete a watchlist',
    description: 'Its name is free again.',
    status: 204,
  })
  async remove(@CurrentAgent() agent: AgentInScope, @PathUuid('watchlist_id') id: string): Promise<void> {
    await this.watchlists.remove(agent, id);
  }

  @Post(':watchlist_id/sources')
  @NeedsKeyScopes('write', 'spend')
  @AgentScope('path', 'editor')
  @Operation({
    name: 'watchlists.sources.add',
    phase: 'ideas',
    summary: 'Add a source to a watchlist',
    description: 'One that the list has is answered as it is; one that was removed comes back.',
    answer: WatchSourceView,
    errors: [notSetUp, validation],
  })
  async addSource(
    @CurrentAgent() agent: AgentInScope,
    @PathUuid('watchlist_id') id: string,
    @Body() body: WatchSourceBody,
  ): Promise<WatchSourceView> {
    return toSource(await this.watchlists.addSource(agent, id, fromSource(body)), id, agent.uuid);
  }

  @Delete(':watchlist_id/sources/:source_id')
  @AgentScope('path', 'editor')
  @Operation({ name: 'watchlists.sources.remove', phase: 'ideas', summary: 'Remove a source by its id', status: 204 })
  async removeSource(
    @CurrentAgent() agent: AgentInScope,
    @PathUuid('watchlist_id') id: string,
    @PathUuid('source_id') sourceId: string,
  ): Promise<void> {
    await this.watchlists.removeSource(agent, id, sourceId);
  }

  @Delete(':watchlist_id/sources')
  @AgentScope('path', 'editor')
  @Operation({
    name: 'watchlists.sources.removeByTarget',
    phase: 'ideas',
    summary: 'Remove a source by what it names',
    status: 204,
    errors: [validation],
  })
  async removeTarget(
    @CurrentAgent() agent: AgentInScope,
    @PathUuid('watchlist_id') id: string,
    @Query() query: WatchSourceKeyQuery,
  ): Promise<void> {
    await this.watchlists.removeTarget(agent, id, fromKey(query));
  }
}
