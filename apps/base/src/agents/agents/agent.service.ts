import { Injectable } from '@nestjs/common';
import { agentUpdated } from '@reelsheet/contracts';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import type { AgentInScope } from '@reelsheet/platform-auth';
import { Outbox } from '@reelsheet/platform-outbox';
import { AuditLog } from '../../accounts/audit/audit.writer.js';
import { AvatarService, type AvatarDraft } from '../avatars/avatar.service.js';
import type { VendorKeyChanges } from '../vendor-keys/vendor-key.js';
import { VendorKeys } from '../vendor-keys/vendor-keys.service.js';
import { VoiceReader } from '../voices/voice.reader.js';
import { withUniqueName } from './agent-name.js';
import { assertTimeZone } from './agent-time-zone.js';
import { AgentErrors } from './agent.errors.js';
import { toAgentMessage, toAuditTarget } from './agent.events.js';
import { AgentRepository, type AgentChanges } from './agent.repository.js';
import type { DefaultVoice } from './agent-voice/agent-voice.js';
import { AgentVoiceRepository } from './agent-voice/agent-voice.repository.js';

export interface AgentUpdate {
  readonly changes: AgentChanges;
  readonly vendorKeys?: VendorKeyChanges;
  readonly avatars?: readonly AvatarDraft[];
  readonly voice?: DefaultVoice;
}

/** Agents of a workspace. Their names are unique there, regardless of case. */
@Injectable()
export class AgentService {
  constructor(
    private readonly agents: AgentRepository,
    private readonly vendorKeys: VendorKeys,
    private readonly avatars: AvatarService,
    private readonly defaults: AgentVoiceRepository,
    private readonly made: VoiceReader,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /** New avatars replace the primary one. */
  async update(scope: AgentInScope, { changes, vendorKeys = {}, avatars = [], voice }: AgentUpdate): Promise<void> {
    assertTimeZone(changes.timeZone);
    await this.vendorKeys.check(vendorKeys);
    await this.avatars.prepareAndRun(scope.organizationId, avatars, async (prepared) => {
      await withUniqueName(changes.name, AgentErrors.updateFailed, () => this.agents.update(scope.id, changes));
      await this.vendorKeys.save(scope, vendorKeys);
      await this.avatars.reset(scope.id, prepared);
      if (voice) await this.setVoice(scope.id, voice);
      const agent = await this.agents.find({ id: scope.id });
      if (!agent) throw new DomainError(CommonErrors.notFound);
      await this.outbox.send(agentUpdated, toAgentMessage(agent));
      await this.audit.record({ action: 'agent.updated', ...toAuditTarget(agent) });
    });
  }

  /** A vendor's voice is accepted without a check, because the vendor key may be set later. */
  private async setVoice(agentId: number, { voiceId, source }: DefaultVoice): Promise<void> {
    const made = source === 'user_voice_resource' ? await this.made.find(agentId, voiceId) : null;
    if (made === undefined) throw new DomainError(AgentErrors.userVoiceNotFound);
    await this.defaults.set({ agentId, voiceId, name: made?.name ?? null, source });
  }
}
