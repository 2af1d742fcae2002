import { Injectable } from '@nestjs/common';
import { agentCreated, agentDeleted, agentUpdated } from '@reelsheet/contracts';
import { Clock, CommonErrors, DomainError, invalid, isTimeZone, roleAtLeast } from '@reelsheet/kernel';
import type { AgentInScope } from '@reelsheet/platform-auth';
import { isDuplicate, Transaction } from '@reelsheet/platform-database';
import { Outbox } from '@reelsheet/platform-outbox';
import { AuditLog } from '../../accounts/audit/audit.writer.js';
import { AvatarService, type AvatarDraft } from '../avatars/avatar.service.js';
import { OrganizationProvisioning } from '../../accounts/organizations/organization-provisioning.port.js';
import { OrganizationReader } from '../../accounts/organizations/organization.reader.js';
import type { VendorKeyChanges } from '../vendor-keys/vendor-key.js';
import { VendorKeys } from '../vendor-keys/vendor-keys.service.js';
import { VoiceReader } from '../voices/voice.reader.js';
import { VoiceService } from '../voices/voice.service.js';
import { AbandonedWork } from './abandoned-work.port.js';
import { AgentAccounts } from './agent-accounts.port.js';
import { AgentErrors } from './agent.errors.js';
import { toAgentMessage } from './agent.events.js';
import { AgentRepository, type AgentChanges, type AgentRow, type NewAgent } from './agent.repository.js';
import type { DefaultVoice } from './agent-voice.js';
import { AgentVoiceRepository } from './agent-voice.repository.js';
import { SetupProject } from './setup-project.port.js';

export interface AgentDraft {
  readonly name: string;
  readonly description?: string;
  readonly timeZone?: string;
  readonly vendorKeys?: VendorKeyChanges;
  readonly avatars?: readonly AvatarDraft[];
}

export interface AgentUpdate {
  readonly changes: AgentChanges;
  readonly vendorKeys?: VendorKeyChanges;
  readonly avatars?: readonly AvatarDraft[];
  readonly voice?: DefaultVoice;
}

/** Agents of a workspace: names are unique there, whatever their case. */
@Injectable()
export class AgentService extends OrganizationProvisioning {
  constructor(
    private readonly agents: AgentRepository,
    private readonly organizations: OrganizationReader,
    private readonly vendorKeys: VendorKeys,
    private readonly avatars: AvatarService,
    private readonly defaults: AgentVoiceRepository,
    private readonly made: VoiceReader,
    private readonly voices: VoiceService,
    private readonly accounts: AgentAccounts,
    private readonly work: AbandonedWork,
    private readonly projects: SetupProject,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** In the creator's personal workspace where no organization is named. */
  async create(
    creatorId: number,
    organizationId: number | undefined,
    { vendorKeys = {}, avatars = [], ...draft }: AgentDraft,
  ): Promise<AgentRow> {
    assertTimeZone(draft.timeZone);
    const home = organizationId ?? (await this.organizations.personalOf(creatorId));
    await this.vendorKeys.check(vendorKeys);
    return this.avatars.preparing(home, avatars, async (prepared) => {
      const agent = await this.insert({ ...draft, organizationId: home, creatorId, isSystem: false });
      await this.vendorKeys.save(agent, vendorKeys);
      await this.avatars.reset(agent.id, prepared);
      return agent;
    });
  }

  /** A new organization's system agent. */
  async provision({ id, ownerId }: { id: number; ownerId: number }): Promise<void> {
    await this.insert({ organizationId: id, creatorId: ownerId, name: 'System agent', isSystem: true });
  }

  /** Avatars given anew replace the primary one. */
  async update(scope: AgentInScope, { changes, vendorKeys = {}, avatars = [], voice }: AgentUpdate): Promise<void> {
    assertTimeZone(changes.timeZone);
    await this.vendorKeys.check(vendorKeys);
    await this.avatars.preparing(scope.organizationId, avatars, async (prepared) => {
      await this.named(changes.name, AgentErrors.updateFailed, () => this.agents.update(scope.id, changes));
      await this.vendorKeys.save(scope, vendorKeys);
      await this.avatars.reset(scope.id, prepared);
      if (voice) await this.setVoice(scope.id, voice);
      const agent = await this.require(scope);
      await this.outbox.send(agentUpdated, toAgentMessage(agent));
      await this.audit.record({ action: 'agent.updated', ...about(agent) });
    });
  }

  /** Owner, manager or creator; the system agent stays. */
  async delete(userId: number, scope: AgentInScope): Promise<void> {
    const agent = await this.require(scope);
    if (!roleAtLeast(scope.role, 'manager') && agent.creatorId !== userId)
      throw new DomainError(CommonErrors.forbidden);
    if (agent.isSystem) throw invalid('agent_id', 'names the system agent, which stays with its organization');
    await this.transaction.run(async () => {
      if (!(await this.agents.softDelete(agent.id, this.clock.now()))) throw new DomainError(CommonErrors.notFound);
      await this.vendorKeys.removeAll(agent.id);
      await this.voices.removeAllOf({ agentId: agent.id });
      await this.accounts.disconnectAll(agent.id);
      await this.work.stop({ organizationId: agent.organizationId, agentId: agent.id });
      await this.outbox.send(agentDeleted, { id: agent.id, uuid: agent.uuid, organization_id: agent.organizationId });
      await this.audit.record({ action: 'agent.deleted', ...about(agent) });
    });
  }

  /** A vendor's voice is taken as it is named: its key may come later. */
  private async setVoice(agentId: number, { voiceId, source }: DefaultVoice): Promise<void> {
    const made = source === 'user_voice_resource' ? await this.made.find(agentId, voiceId) : null;
    if (made === undefined) throw new DomainError(AgentErrors.userVoiceNotFound);
    await this.defaults.set({ agentId, voiceId, name: made?.name ?? null, source });
  }

  /** With its setup project, in one transaction. */
  private async insert(draft: NewAgent): Promise<AgentRow> {
    return this.transaction.run(async () => {
      await this.organizations.assertLiving(draft.organizationId);
      const agent = await this.named(draft.name, AgentErrors.creationFailed, () => this.agents.insert(draft));
      await this.projects.found(agent);
      await this.outbox.send(agentCreated, toAgentMessage(agent));
      if (!draft.isSystem) await this.audit.record({ action: 'agent.created', ...about(agent) });
      return agent;
    });
  }

  private async require({ id }: AgentInScope): Promise<AgentRow> {
    const agent = await this.agents.find({ id });
    if (!agent) throw new DomainError(CommonErrors.notFound);
    return agent;
  }

  private async named<T>(
    name: string | undefined,
    failure: (typeof AgentErrors)[keyof typeof AgentErrors],
    work: () => Promise<T>,
  ): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (isDuplicate(error, 'agent_name_in_workspace'))
        throw new DomainError(failure, `name ${JSON.stringify(name)} is taken in this workspace`);
      throw error;
    }
  }
}

const about = ({ id, organizationId }: AgentRow) => ({ target: `agent:${id}`, organizationId });

function assertTimeZone(timeZone: string | undefined): void {
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw invalid('agent.time_zone', 'must be an IANA time zone');
}
