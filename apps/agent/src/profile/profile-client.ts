import { openAsBlob } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError, type ErrorDefinition } from '@reelsheet/kernel';
import { AgentConfig } from '../agent.config.js';
import type { CoreLists } from './profile.js';

const ANSWER_TIMEOUT_MS = 4_500;

/** Headers that carry the caller's credentials, address and trace to base and core, which authenticate them again. */
export type Credentials = Readonly<Record<string, string>>;

/** The fields of an agent that base owns. */
export interface OwnAgent {
  readonly name: string;
  readonly description: string;
  readonly primary_avatar_url: string | null;
  readonly vendor_a_masked_key: string | null;
}

/** The fields of an agent that core owns. */
export interface OwnCore extends CoreLists {
  readonly brand_name: string | null;
  readonly description: string | null;
  readonly goal: string | null;
  readonly identity_type: string | null;
  readonly target_platforms: readonly string[];
  readonly onboarding_status: string | null;
  readonly personality: string | null;
  readonly default_user_voice: {
    readonly voice_id: string;
    readonly name: string | null;
    readonly source: string | null;
  } | null;
}

type ProfileOutcomes = Readonly<Record<string, { readonly status: string; readonly error?: string }>>;

/**
 * Errors of base and core that are passed on to the caller, by code, otherwise by status. Any other error is internal.
 */
const PASSED_ON_ERRORS: Readonly<Record<string, ErrorDefinition>> = {
  [CommonErrors.invalidApiKey.code]: CommonErrors.invalidApiKey,
  401: CommonErrors.unauthorized,
  403: CommonErrors.forbidden,
  404: CommonErrors.agentNotFound,
  422: CommonErrors.validation,
};

/** Calls base's and core's own routes in the caller's name. */
@Injectable()
export class ProfileClient {
  constructor(private readonly config: AgentConfig) {}

  agent(caller: Credentials, agentId: number): Promise<OwnAgent> {
    return this.request(caller, `${this.config.BASE_URL}/agents/${agentId}`);
  }

  core(caller: Credentials, agentId: number): Promise<OwnCore> {
    return this.request(caller, this.coreOf(agentId));
  }

  /** Throws `validation_error` and `invalid_api_key` with base's text. */
  async changeAgent(caller: Credentials, agentId: number, changes: object): Promise<void> {
    await this.change(caller, `${this.config.BASE_URL}/agents/${agentId}`, { agent: changes });
  }

  /** Sets a picture as the primary avatar. */
  async avatarView(caller: Credentials, agentId: number, file: string, type: string): Promise<void> {
    const form = new FormData();
    const field = 'agent[agent_avatars_attributes][0]';
    form.set(`${field}[file]`, await openAsBlob(file, { type }), 'avatar');
    form.set(`${field}[is_primary]`, 'true');
    await this.request(caller, `${this.config.BASE_URL}/agents/${agentId}`, { method: 'PATCH', body: form });
  }

  /** Throws `validation_error` with core's text, also if only a part of the change failed. */
  async changeCore(caller: Credentials, agentId: number, changes: object): Promise<void> {
    const outcomes = await this.change<ProfileOutcomes>(caller, this.coreOf(agentId), changes);
    for (const [target, { status, error }] of Object.entries(outcomes))
      if (status === 'error') throw new DomainError(CommonErrors.validation, `${target}: ${error}`);
  }

  private coreOf(agentId: number): string {
    return `${this.config.CORE_URL}/agents/${agentId}/core`;
  }

  private change<T>(caller: Credentials, url: string, changes: object): Promise<T> {
    const headers = { 'content-type': 'application/json' };
    return this.request(caller, url, { method: 'PATCH', headers, body: JSON.stringify(changes) });
  }

  private async request<T>(caller: Credentials, url: string, { headers, ...init }: RequestInit = {}): Promise<T> {
    const answer = await fetch(url, {
      ...init,
      headers: { ...caller, ...(headers as Record<string, string> | undefined) },
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new DomainError(CommonErrors.unavailable, undefined, undefined, { cause });
    });
    const body = (await answer.json().catch(() => ({}))) as { error?: string; error_code?: string };
    if (answer.ok) return body as T;
    const rejection = PASSED_ON_ERRORS[body.error_code ?? answer.status] ?? PASSED_ON_ERRORS[answer.status];
    throw new DomainError(rejection ?? CommonErrors.unavailable, body.error);
  }
}
