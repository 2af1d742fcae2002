import { Injectable } from '@nestjs/common';
import { Clock, DAY_MS } from '@reelsheet/kernel';
import type { MailKind } from '../mail/mail-templates.js';
import { MailWriter } from '../mail/mail.writer.js';

const TTL_MS = DAY_MS;

/** Mails users about changes of their account that they may not have made themselves, where mail is configured. */
@Injectable()
export class SecurityNotices {
  constructor(
    private readonly mail: MailWriter,
    private readonly clock: Clock,
  ) {}

  /** Enqueues a notice in the open transaction. None is dropped, so limits apply to what causes them. */
  async enqueue(kind: MailKind, to: string, names: Readonly<Record<string, string>> = {}): Promise<void> {
    if (!this.mail.isConfigured) return;
    const expiresAt = new Date(this.clock.now().getTime() + TTL_MS).toISOString();
    await this.mail.enqueue({ kind, to, expiresAt, names });
  }
}
