import { eventually, startSandbox, type Sandbox } from '@reelsheet/testing';

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The sandbox's mail server, and what base has sent by it. */
export class Mailboxes {
  private constructor(private readonly sandbox: Sandbox) {}

  static async open(): Promise<Mailboxes> {
    return new Mailboxes(await startSandbox());
  }

  get smtpUrl(): string {
    return this.sandbox.mailUrl;
  }

  async of(address: string): Promise<ReceivedMail[]> {
    const mails = (await (await fetch(`${this.sandbox.url}/mail`)).json()) as ReceivedMail[];
    return mails.filter(({ to }) => to === address);
  }

  /** The newest mail to the address, once there are so many. */
  async newest(address: string, count = 1): Promise<ReceivedMail> {
    return eventually(async () => {
      const mails = await this.of(address);
      if (mails.length !== count) throw new Error(`${mails.length} mails to ${address} instead of ${count}`);
      return mails.at(-1)!;
    });
  }

  /** The token that the newest mail carries. */
  async token(address: string, count = 1): Promise<string> {
    return tokenOf(await this.newest(address, count));
  }

  async misbehave(kind: string, times = 1): Promise<void> {
    const body = JSON.stringify({ vendor: 'mail', kind, times });
    await fetch(`${this.sandbox.url}/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  }

  close(): Promise<void> {
    return this.sandbox.close();
  }
}

export function tokenOf({ text }: ReceivedMail): string {
  const token = /[\w-]{43}/.exec(text)?.[0];
  if (!token) throw new Error(`no token in ${text}`);
  return token;
}
