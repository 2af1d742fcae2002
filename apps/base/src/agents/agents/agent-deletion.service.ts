import { Injectable } from '@nestjs/common';
import { agentDeleted } from '@reelsheet/contracts';
import { Clock, CommonErrors, DomainError, invalid, roleAtLeast } from '@reelsheet/kernel';
import type { AgentInScope } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { Hooks } from '@reelsheet/platform-hooks';
import { Outbox } from '@reelsheet/platform-outbox';
import { AuditLog } from '../../accounts/audit/audit.writer.js';
import { VendorKeys } from '../vendor-keys/vendor-keys.service.js';
import { VoiceService } from '../voices/voice.service.js';
import { AgentHooks } from './agent-hooks.js';
import { toAuditTarget } from './agent.events.js';
import { AgentRepository } from './agent.repository.js';

/** Deletes single agents. The agents of a deleted organization are deleted by a statement of their own. */
@Injectable()
export class AgentDeletionService {
  constructor(
    private readonly agents: AgentRepository,
    private readonly vendorKeys: VendorKeys,
    private readonly voices: VoiceService,
    private readonly hooks: Hooks,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Allowed for owners, managers and the creator. The system agent cannot be deleted. */
  async delete(userId: number, scope: AgentInScope): Promise<void> {
    const agent = await this.agents.find({ id: scope.id });
    if (!agent) throw new DomainError(CommonErrors.notFound);
    if (!roleAtLeast(scope.role, 'manager') && agent.creatorId !== userId)
      throw new DomainError(CommonErrors.forbidden);
    if (agent.isSystem) throw invalid('agent_id', 'names the system agent, which stays with its organization');
    await this.transaction.run(async () => {
      if (!(await this.agents.softDelete(agent.id, this.clock.now()))) throw new DomainError(CommonErrors.notFound);
      await this.vendorKeys.removeAll(agent.id);
      await this.voices.deleteAllOf({ agentId: agent.id });
      await this.hooks.run(AgentHooks.deleted, { organizationId: agent.organizationId, agentId: agent.id });
      await this.outbox.send(agentDeleted, { id: agent.id, uuid: agent.uuid, organization_id: agent.organizationId });
      await this.audit.record({ action: 'agent.deleted', ...toAuditTarget(agent) });
    });
  }
}
