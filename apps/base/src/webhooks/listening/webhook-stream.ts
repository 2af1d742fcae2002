import { Notifier, type Clock } from '@reelsheet/kernel';
import type { StreamAccess } from '@reelsheet/platform-auth';
import type { ResponseStream } from '@reelsheet/platform-http';
import { LISTENING_HEARTBEAT_MS, LISTENING_MS, LISTENING_POLL_MS, MESSAGE_PAGE } from './listening-limits.js';
import type { WebhookType } from '../webhook.js';
import type { RecordedMessage, WebhookListeningRepository } from './webhook-listening.repository.js';

export interface WebhookStreamTools {
  /** Types of the events that are sent; all of them where absent. */
  readonly types?: readonly WebhookType[];
  readonly messages: WebhookListeningRepository;
  readonly clock: Clock;
  /** Returns what makes the headers of a request with a message, signed now. */
  readonly signer: () => Promise<(message: RecordedMessage) => Record<string, string>>;
}

const ALIVE = Buffer.from(': alive\n\n');

/** Sends the events of one agent to one reader, as its endpoints receive them. */
export class WebhookStream {
  private readonly wakeUp = new Notifier();
  private position = 0;
  private beatAt = performance.now() + LISTENING_HEARTBEAT_MS;

  constructor(
    private readonly agentId: number,
    private readonly response: ResponseStream,
    private readonly access: StreamAccess,
    private readonly tools: WebhookStreamTools,
  ) {
    response.onClose(() => this.wakeUp.notify());
    access.onChange(() => this.wakeUp.notify());
  }

  /** Looks for new events now. */
  notify(): void {
    this.wakeUp.notify();
  }

  /** Sends until the reader disconnects; throws when the access ends. */
  async run(after: number | undefined): Promise<void> {
    await this.begin(after);
    while (this.response.isOpen) {
      const messages = await this.tools.messages.after(this.agentId, this.position, MESSAGE_PAGE);
      if (!this.access.isCurrent || this.isBeatDue()) await this.beat();
      if (messages.length > 0) await this.send(messages);
      await this.response.drained();
      if (messages.length < MESSAGE_PAGE) await this.wakeUp.wait(LISTENING_POLL_MS);
    }
  }

  /** Begins with `resync` for a reader who lacks events that were not recorded or are no longer stored. */
  private async begin(after: number | undefined): Promise<void> {
    const { position: head, completeSince } = await this.listen();
    const isNew = after === undefined;
    const [next] = isNew ? [] : await this.tools.messages.after(this.agentId, after, 1);
    const isComplete = isNew || (after >= completeSince && (after === head || next?.position === after + 1));
    this.position = isNew || !isComplete ? head : after;
    this.write(this.position, {}, isComplete ? 'ready' : 'resync');
  }

  private async send(messages: readonly RecordedMessage[]): Promise<void> {
    const { types } = this.tools;
    const sign = await this.tools.signer();
    for (const message of messages) {
      this.position = message.position;
      if (types && !types.includes(message.type)) continue;
      this.write(message.position, { headers: sign(message), body: message.body });
    }
  }

  private async beat(): Promise<void> {
    await this.access.check();
    await this.listen();
    this.beatAt = performance.now() + LISTENING_HEARTBEAT_MS;
    this.response.write(ALIVE);
  }

  private isBeatDue(): boolean {
    return performance.now() >= this.beatAt;
  }

  private listen() {
    const until = new Date(this.tools.clock.now().getTime() + LISTENING_MS);
    return this.tools.messages.listen(this.agentId, until);
  }

  private write(position: number, message: object, event?: string): void {
    const data = { at: this.tools.clock.now().toISOString(), ...message };
    const name = event === undefined ? '' : `event: ${event}\n`;
    this.response.write(Buffer.from(`id: ${position}\n${name}data: ${JSON.stringify(data)}\n\n`));
  }
}
