import { Injectable } from '@nestjs/common';
import { Clock, DomainError } from '@reelsheet/kernel';
import { EventStreams, type AgentInScope } from '@reelsheet/platform-auth';
import { beginEvents, ResponseStream } from '@reelsheet/platform-http';
import { LiveUpdates } from '@reelsheet/platform-messaging';
import type { FastifyReply } from 'fastify';
import { AutomationConfigRepository } from '../automation-config.repository.js';
import { EndpointSecrets } from '../endpoint-secrets.js';
import { signedHeaders, type WebhookType } from '../webhook.js';
import { MAX_PAGE_MS, MAX_WAITING_BYTES } from './listening-limits.js';
import { WebhookListeningRepository, type RecordedMessage } from './webhook-listening.repository.js';
import { WebhookStream } from './webhook-stream.js';
import { webhookTopic } from './webhook-topic.js';

export interface ListenRequest {
  /** Types of the events that the reader wants; all of them where absent. */
  readonly types?: readonly WebhookType[];
  /** Position of the last event that the reader has; undefined for a new reader. */
  readonly after?: number;
}

/** Streams the events of agents to callers who have no address that the installation could reach. */
@Injectable()
export class WebhookListeningService {
  constructor(
    private readonly messages: WebhookListeningRepository,
    private readonly configs: AutomationConfigRepository,
    private readonly secrets: EndpointSecrets,
    private readonly streams: EventStreams,
    private readonly live: LiveUpdates,
    private readonly clock: Clock,
  ) {}

  /** Streams until the reader disconnects or may no longer read. Throws `rate_limited` before. */
  async stream(reply: FastifyReply, { id: agentId }: AgentInScope, { types, after }: ListenRequest): Promise<void> {
    await this.configs.ensure(agentId, this.secrets.create(agentId));
    const { messages, clock } = this;
    await this.streams.withAccess(reply, async (access) => {
      await access.check();
      const response = new ResponseStream(beginEvents(reply), {
        maxUnsentBytes: MAX_WAITING_BYTES,
        maxDrainMs: MAX_PAGE_MS,
      });
      const signer = () => this.signer(agentId);
      const stream = new WebhookStream(agentId, response, access, { messages, clock, signer, types });
      const stop = this.live.subscribe(webhookTopic(agentId), () => stream.notify());
      try {
        await stream.run(after);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
      } finally {
        stop();
        response.end();
      }
    });
  }

  private async signer(agentId: number) {
    const now = this.clock.now();
    const config = await this.configs.find(agentId);
    const secrets = this.secrets.valid(config!, now);
    return (message: RecordedMessage) => signedHeaders(message, secrets, now);
  }
}
