import { Database } from '@reelsheet/platform-database';
import { callAs } from '@reelsheet/testing';
import { BaseUnderTest } from '../support/harness.js';
import { Mailboxes } from '../support/mailbox.js';
import { Receiver } from '../support/receiver.js';

export type Creator = Awaited<ReturnType<BaseUnderTest['creator']>>;

/** The owner of an agent in base, with a server that receives webhooks and with mailboxes. */
export class WebhookOwner {
  private paths = 0;

  private constructor(
    readonly base: BaseUnderTest,
    readonly receiver: Receiver,
    readonly mails: Mailboxes,
    readonly creator: Creator,
  ) {}

  static async start(): Promise<WebhookOwner> {
    const [mails, receiver] = await Promise.all([Mailboxes.open(), Receiver.open()]);
    const base = await BaseUnderTest.start({
      OUTBOUND_ALLOW: receiver.host,
      OUTBOUND_PORTS: '80,443,9443',
      SMTP_URL: mails.smtpUrl,
    });
    return new WebhookOwner(base, receiver, mails, await base.creator());
  }

  async stop(): Promise<void> {
    await this.base.stop();
    await this.receiver.close();
    await this.mails.close();
  }

  get db(): Database {
    return this.base.worker.get(Database, { strict: false });
  }

  /** Returns a new path of the receiver. */
  newPath(): `/hook-${number}` {
    return `/hook-${(this.paths += 1)}`;
  }

  /** Sends a request below the webhook configuration of the creator's agent, or of another one. */
  readonly config = callAs('base', ({ agentId, key }: Pick<Creator, 'agentId' | 'key'> = this.creator) => ({
    url: this.base.url,
    key,
    root: `/agents/${agentId}/automation_config`,
  }));

  readonly set = (changes: object, who?: Creator) => this.config('PATCH', '', { automation_config: changes }, who);
}
