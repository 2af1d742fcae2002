import { Injectable } from '@nestjs/common';
import { queryWatchlist, readAgentSheet, type ReplyOf } from '@reelsheet/contracts';
import { CommonErrors, DomainError, invalid, VALIDATION_MESSAGES } from '@reelsheet/kernel';
import { RpcClient } from '@reelsheet/platform-messaging';
import type { RunInput } from '../run.js';
import type { Material } from './material.js';
import { typedQuery, type WatchlistRunQuery } from '../queries/watchlist-query.js';

/** Checks and reads where the user is working, as the request's `context` says. */
@Injectable()
export class RunContext {
  constructor(private readonly rpc: RpcClient) {}

  /** Throws `validation_error` for an invalid id, and 404 for a sheet or watchlist of another agent. */
  async check(agentId: number, input: Pick<RunInput, 'context'>): Promise<void> {
    await this.checkSheet(agentId, input);
    const query = typedQuery(input);
    // The run queries the watchlist later; an unknown list is rejected now.
    if (query && !(await this.knows(agentId, query)))
      throw new DomainError(CommonErrors.notFound, 'Watchlist not found');
  }

  private async knows(agentId: number, query: WatchlistRunQuery): Promise<boolean> {
    const requested = { ...query, agent_id: agentId, limit: 1, return_all: false };
    return (await orMissing(this.rpc.request(queryWatchlist, requested))) !== undefined;
  }

  private async checkSheet(agentId: number, { context }: Pick<RunInput, 'context'>): Promise<void> {
    const { vidsheet_id: id } = context;
    if (id === undefined || id === null) return;
    if (!Number.isSafeInteger(id) || (id as number) < 1)
      throw invalid('context.vidsheet_id', VALIDATION_MESSAGES.integer);
    if (!(await this.readSheet(agentId, id as number)))
      throw new DomainError(CommonErrors.notFound, 'Vidsheet not found');
  }

  /** Returns the context of the request and the vidsheet that it names, unless that was deleted. */
  async read(agentId: number, { context }: Pick<RunInput, 'context'>): Promise<Material[]> {
    const { vidsheet_id: id } = context;
    const sheet = typeof id === 'number' ? await this.readSheet(agentId, id) : undefined;
    return [
      ...(Object.keys(context).length > 0 ? [{ source: 'where the user works', content: context }] : []),
      ...(sheet ? [{ source: `vidsheet ${id as number}`, content: sheet }] : []),
    ];
  }

  private async readSheet(agentId: number, id: number): Promise<ReplyOf<typeof readAgentSheet> | undefined> {
    return orMissing(this.rpc.request(readAgentSheet, { agent_id: agentId, vidsheet_id: id }));
  }
}

async function orMissing<T>(question: Promise<T>): Promise<T | undefined> {
  try {
    return await question;
  } catch (error) {
    if (error instanceof DomainError && error.status === 404) return undefined;
    throw error;
  }
}
