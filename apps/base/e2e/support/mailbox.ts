import { eventually, startSandbox, type Sandbox } from '@reelsheet/testing';

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Mails that base has sent through the sandbox's mail server. */
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

  /** Waits until the address has `count` mails and returns the newest. */
  async newest(address: string, count = 1): Promise<ReceivedMail> {
    return eventually(async () => {
      const mails = await this.of(address);
      if (mails.length !== count) throw new Error(`${mails.length} mails to ${address} instead of ${count}`);
      return mails.at(-1)!;
    });
  }

  /** Returns the token in the newest mail. */
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
