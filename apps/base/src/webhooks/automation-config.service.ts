import { Injectable } from '@nestjs/common';
import { Clock, DomainError, invalid, roleAtLeast } from '@reelsheet/kernel';
import type { AgentInScope } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { OutboundClient } from '@reelsheet/platform-outbound';
import { AuditLog } from '../accounts/audit/audit.writer.js';
import { AutomationConfigRepository } from './automation-config.repository.js';
import { EndpointSecrets } from './endpoint-secrets.js';
import { bodyOf, ENDPOINT_KINDS, isAccepted, newMessageId, signedHeaders, type EndpointKind } from './webhook.js';
import { RESPONSE_TIMEOUT_MS, PREVIOUS_SECRET_TTL_MS } from './webhook-limits.js';
import { WebhookDeliveryRepository } from './webhook-delivery.repository.js';

type Urls = Readonly<Partial<Record<EndpointKind, string | null>>>;

export interface ConfigChanges {
  readonly urls: Urls;
  readonly pollingEnabled?: boolean;
}

export interface AutomationConfig {
  /** Only for editors and above: an address often contains the token that its receiver checks. */
  readonly urls: Urls;
  readonly pausedAt: Readonly<Partial<Record<EndpointKind, Date | null>>>;
  readonly pollingEnabled: boolean;
  /** Only for managers. */
  readonly signingSecret?: string;
  readonly previousUntil: Date | null;
}

/** Result of a test call. */
export type TestResult = { readonly success: true } | { readonly success: false; readonly error: string };

@Injectable()
export class AutomationConfigService {
  constructor(
    private readonly configs: AutomationConfigRepository,
    private readonly deliveries: WebhookDeliveryRepository,
    private readonly secrets: EndpointSecrets,
    private readonly outbound: OutboundClient,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Returns what the role may see of the configuration. Creates the secret for callers who may see it. */
  async read({ id, role }: AgentInScope, maySign = roleAtLeast(role, 'manager')): Promise<AutomationConfig> {
    if (maySign) await this.configs.ensure(id, this.secrets.create(id));
    const [config, endpoints] = await Promise.all([this.configs.find(id), this.configs.endpointsOf(id)]);
    const of = (kind: EndpointKind) => endpoints.find((endpoint) => endpoint.kind === kind);
    const previousUntil = config?.previousUntil ?? null;
    return {
      urls: roleAtLeast(role, 'editor') ? { webhook: of('webhook')?.url, callback: of('callback')?.url } : {},
      pausedAt: { webhook: of('webhook')?.pausedAt, callback: of('callback')?.pausedAt },
      pollingEnabled: config?.pollingEnabled ?? false,
      signingSecret: maySign && config ? this.secrets.current(config) : undefined,
      previousUntil: previousUntil && previousUntil > this.clock.now() ? previousUntil : null,
    };
  }

  async update(agent: AgentInScope, { urls, pollingEnabled }: ConfigChanges): Promise<AutomationConfig> {
    for (const kind of ENDPOINT_KINDS) this.assertReachable(kind, urls[kind]);
    await this.transaction.run(async () => {
      await this.configs.ensure(agent.id, this.secrets.create(agent.id));
      if (pollingEnabled !== undefined) await this.configs.setPolling(agent.id, pollingEnabled);
      for (const kind of ENDPOINT_KINDS) {
        const url = urls[kind];
        if (url !== undefined) await this.configs.setUrl(agent.id, kind, url);
      }
      await this.audit.record({ action: 'automation_config.updated', ...about(agent) });
    });
    return this.read(agent);
  }

  /** Replaces the secret. The previous one still signs for a day. */
  async rotateSecret(agent: AgentInScope): Promise<AutomationConfig> {
    const until = new Date(this.clock.now().getTime() + PREVIOUS_SECRET_TTL_MS);
    await this.transaction.run(async () => {
      await this.configs.ensure(agent.id, this.secrets.create(agent.id));
      await this.configs.rotate(agent.id, this.secrets.create(agent.id), until);
      await this.audit.record({ action: 'automation_config.secret_rotated', ...about(agent) });
    });
    return this.read(agent);
  }

  /** Sends a test event, waits for the response and lists the result with the deliveries. */
  async test(agent: AgentInScope, kind: EndpointKind): Promise<TestResult> {
    const endpoint = (await this.configs.endpointsOf(agent.id)).find((each) => each.kind === kind);
    const target = endpoint?.url ? await this.configs.target(endpoint.id) : undefined;
    if (!target?.url) throw invalid(`${kind}_url`, 'is not configured');
    const sentAt = this.clock.now();
    const message = { messageId: newMessageId(), body: bodyOf(testEvent(agent.id, kind, sentAt)) };
    const headers = signedHeaders(message, this.secrets.valid(target, sentAt), sentAt);
    const answer = { ...(await this.send(target.url, message.body, headers)), sentAt, answeredAt: this.clock.now() };
    const { organizationId, id: agentId } = agent;
    await this.deliveries.insertTest({ organizationId, agentId, endpointId: target.id, ...message, ...answer });
    return answer.error === null ? { success: true } : { success: false, error: answer.error };
  }

  private async send(url: string, body: string, headers: Record<string, string>) {
    try {
      const responseStatus = await this.outbound.post({ url, headers, body, timeoutMs: RESPONSE_TIMEOUT_MS });
      return {
        responseStatus,
        error: isAccepted(responseStatus) ? null : `The endpoint answered with status ${responseStatus}`,
      };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { responseStatus: null, error: error.message };
    }
  }

  /** Rejects addresses that are obviously not public. Each delivery checks the resolved address. */
  private assertReachable(kind: EndpointKind, url: string | null | undefined): void {
    if (url === undefined || url === null) return;
    try {
      this.outbound.check(url);
    } catch (error) {
      throw error instanceof DomainError ? invalid(`${kind}_url`, `may not be called: ${error.message}`) : error;
    }
  }
}

const testEvent = (agentId: number, kind: EndpointKind, timestamp: Date) => ({
  type: 'test' as const,
  timestamp,
  data: { id: agentId, agent_id: agentId, endpoint: kind },
});

const about = ({ id, organizationId }: AgentInScope) => ({ target: `agent:${id}`, organizationId });
