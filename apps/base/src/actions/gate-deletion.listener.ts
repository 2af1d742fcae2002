import { OnHook, type HookHandler } from '@reelsheet/platform-hooks';
import { AgentHooks, type DeletedScope } from '../agents/agents/agent-hooks.js';
import { MediaStore } from '../assets/media/media-store.js';
import { copiesOf } from './action-gate.js';
import { ActionGateRepository } from './action-gate.repository.js';
import { AgentActionRepository } from './agent-action.repository.js';

/** Deletes the gates of a deleted agent with their texts and copies of files, and the results of its actions. */
@OnHook(AgentHooks.deleted)
export class GateDeletionListener implements HookHandler<typeof AgentHooks.deleted> {
  constructor(
    private readonly gates: ActionGateRepository,
    private readonly results: AgentActionRepository,
    private readonly media: MediaStore,
  ) {}

  async handle(agent: DeletedScope): Promise<void> {
    const withMedia = await this.gates.deleteOf(agent);
    await this.media.discardAllOf(agent.organizationId, ...withMedia.map(copiesOf));
    await this.results.deleteOf(agent);
  }
}
