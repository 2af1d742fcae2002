import { OnHook, type HookHandler } from '@reelsheet/platform-hooks';
import { AgentHooks, type DeletedScope } from '../../agents/agents/agent-hooks.js';
import { SocialAccountService } from './social-account.service.js';

/** Disconnects all accounts of a deleted agent. */
@OnHook(AgentHooks.deleted)
export class DisconnectAccountsListener implements HookHandler<typeof AgentHooks.deleted> {
  constructor(private readonly accounts: SocialAccountService) {}

  async handle({ agentId }: DeletedScope): Promise<void> {
    await this.accounts.disconnectAll(agentId);
  }
}
