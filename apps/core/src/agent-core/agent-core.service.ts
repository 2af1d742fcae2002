import { Inject, Injectable } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { Hooks } from '@reelsheet/platform-hooks';
import { toKnownError } from '@reelsheet/platform-http';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import {
  assertDistinct,
  updateMonitored,
  mergeAccounts,
  UNSET,
  type AgentCore,
  type Brand,
  type BrandChanges,
  type CoreChanges,
  type Profile,
} from './agent-core.js';
import { AgentCoreRepository } from './agent-core.repository.js';
import { AgentVoiceClient } from './agent-voice-client.js';
import { BrandListsRepository } from './brand-lists.repository.js';
import type { CoreOutcome, Outcomes } from './outcome.js';
import { ProfileHooks } from './profile-hooks.js';

/** The agent core as one object. Brand and personality are stored here, the voice in base. */
@Injectable()
export class AgentCoreService {
  constructor(
    private readonly profiles: AgentCoreRepository,
    private readonly lists: BrandListsRepository,
    private readonly voices: AgentVoiceClient,
    private readonly hooks: Hooks,
    private readonly transaction: Transaction,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async read({ id }: Pick<AgentRecord, 'id'>): Promise<AgentCore> {
    const [profile, voice] = await Promise.all([this.profile(id), this.voices.read(id)]);
    return { ...profile, voice };
  }

  /** Returns what core stores; empty for an unknown agent. */
  async profile(agentId: number): Promise<Profile> {
    return (await this.profiles.find(agentId)) ?? UNSET;
  }

  /**
   * Changes each target separately, so that one may fail alone. Throws `validation_error`, changing nothing, for a list
   * with duplicates or an account of another agent, and `not_found` for a deleted agent.
   */
  async update(agent: Pick<AgentRecord, 'id' | 'organizationId'>, changes: CoreChanges): Promise<Outcomes> {
    const { brand, personality, voice } = changes;
    const { id } = agent;
    const outcomes: Outcomes = {};
    if (brand) {
      assertDistinct(brand);
      outcomes.brand = await this.attempt(() => this.saveBrand(agent, updateMonitored(brand)), isRejection);
    }
    if (personality !== undefined)
      outcomes.personality = await this.attempt(() => this.savePersonality(id, personality), isRejection);
    if (voice !== undefined) outcomes.voice = await this.attempt(() => this.voices.update(id, voice));
    return outcomes;
  }

  async erase(agentId: number): Promise<void> {
    await this.profiles.erase(agentId);
  }

  async eraseOrganization(organizationId: number): Promise<void> {
    await this.profiles.eraseOrganization(organizationId);
  }

  private saveBrand(
    agent: Pick<AgentRecord, 'id' | 'organizationId'>,
    { monitored, researchTopics, linkedAccounts, ...fields }: BrandChanges,
  ): Promise<Brand> {
    const { id: agentId } = agent;
    return this.transaction.run(async () => {
      await this.hold(agentId);
      if (linkedAccounts) {
        const { brand } = await this.profile(agentId);
        await this.lists.replaceLinkedAccounts(agentId, mergeAccounts(linkedAccounts, brand.linkedAccounts));
      }
      await this.profiles.update(agentId, fields);
      if (monitored) await this.lists.replaceMonitored(agentId, monitored);
      if (researchTopics) await this.lists.replaceResearchTopics(agentId, researchTopics);
      const { brand } = await this.profile(agentId);
      if (monitored ?? fields.keywords ?? fields.targetPlatforms)
        await this.hooks.run(ProfileHooks.monitoringChanged, { agent, ...brand });
      return brand;
    });
  }

  private savePersonality(agentId: number, personality: string | null): Promise<string | null> {
    return this.transaction.run(async () => {
      await this.hold(agentId);
      await this.profiles.update(agentId, { personality });
      return personality;
    });
  }

  private async hold(agentId: number): Promise<void> {
    if (!(await this.profiles.hold(agentId))) throw new DomainError(CommonErrors.notFound);
  }

  private async attempt<T>(
    work: () => Promise<T>,
    mustNotify: (error: unknown) => boolean = () => false,
  ): Promise<CoreOutcome<T>> {
    try {
      return { ok: true, data: await work() };
    } catch (thrown) {
      if (mustNotify(thrown)) throw thrown;
      const error = toKnownError(thrown);
      if (error.is(CommonErrors.internal)) this.logger.error({ err: thrown }, 'agent core: a target failed');
      return { ok: false, error: error.message };
    }
  }
}

/** Errors that concern the whole change. The voice is saved last, so nothing was changed yet. */
const isRejection = (error: unknown) =>
  error instanceof DomainError && (error.is(CommonErrors.validation) || error.is(CommonErrors.notFound));
