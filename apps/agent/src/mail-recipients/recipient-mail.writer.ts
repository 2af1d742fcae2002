import { Inject, Injectable } from '@nestjs/common';
import { Clock, DAY_MS } from '@reelsheet/kernel';
import { hashSecret, newSecret } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { ProviderError } from '@reelsheet/provider-common';
import { MailProvider, type Mail } from '@reelsheet/provider-mail';
import { AgentConfig } from '../agent.config.js';
import { MailBudget, type RecipientMailPurpose } from './mail-budget.js';
import { MailLinkRepository } from './mail-link.repository.js';
import type { LinkPurpose, Recipient } from './mail-recipient.js';
import { MailRecipientRepository } from './mail-recipient.repository.js';
import {
  ATTEMPTS_WITH_LINKS,
  CONFIRMATION_DAYS,
  DAYS_BETWEEN_CONFIRMATIONS,
  UNSUBSCRIBE_DAYS,
} from './mail-recipient-limits.js';

export interface RecipientMail {
  /** Each attempt of a mail has the same id. */
  readonly id: string;
  readonly purpose: RecipientMailPurpose;
  readonly recipient: Recipient;
  /** The address as it was given. */
  readonly to: string;
  /** The agent whose mail it is. */
  readonly agentId: number;
  /** The user whose recurring job asks for a confirmation. */
  readonly creatorId?: number;
  /** Returns the content of the mail with its links. */
  readonly write: (links: MailLinks) => Pick<Mail, 'subject' | 'text' | 'html'>;
}

export interface MailLinks {
  /** Leads to the page that ends the mails of the organization. */
  readonly unsubscribe: string;
  /** Leads to the page that confirms the address. */
  readonly confirm: string;
}

/** `withdrawn` if the agent was deleted. */
export type MailOutcome = 'sent' | 'limited' | 'rejected' | 'not_configured' | 'withdrawn';

/** Errors that no further attempt will change. */
const FINAL = ['bad_request', 'content_refused'];

/**
 * Sends mails to recipients, within the limits and with links. The message id follows from the mail's id, so a
 * receiver can drop a mail that was sent twice after a crash.
 */
@Injectable()
export class RecipientMailWriter {
  constructor(
    private readonly links: MailLinkRepository,
    private readonly recipients: MailRecipientRepository,
    private readonly budget: MailBudget,
    private readonly provider: MailProvider,
    private readonly config: AgentConfig,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Throws an error if a further attempt may succeed. Further attempts are not counted again. */
  async send(mail: RecipientMail, signal: AbortSignal): Promise<MailOutcome> {
    const { id, to, write } = mail;
    if (this.config.SMTP_URL === undefined) {
      this.logger.warn({ mail: id }, 'SMTP_URL is not set: mails about recurring jobs are not sent');
      return 'not_configured';
    }
    const isRepeated = await this.links.hasLinks(id);
    if (!isRepeated && !(await this.isWithinLimits(mail))) return 'limited';
    const links = await this.createLinks(mail, isRepeated);
    if (typeof links === 'string') return links;
    const messageId = `<${id}@${new URL(this.config.AGENT_URL).hostname}>`;
    try {
      await this.provider.send({ ...write(links), to, messageId, unsubscribeUrl: links.unsubscribe }, signal);
      return 'sent';
    } catch (error) {
      if (!(error instanceof ProviderError) || !FINAL.includes(error.category)) throw error;
      this.logger.warn({ err: error, mail: id }, 'a mail was rejected');
      return 'rejected';
    }
  }

  private async isWithinLimits({ purpose, recipient, creatorId }: RecipientMail): Promise<boolean> {
    if (purpose === 'confirmation' && (await this.recipients.wasRequested(recipient, DAYS_BETWEEN_CONFIRMATIONS)))
      return false;
    return this.budget.take(purpose, recipient, creatorId);
  }

  /**
   * Each attempt has links of its own, because tokens exist only in mails. Those of the latest attempts are valid, as
   * any of them may have arrived. Locks links before the status, like the methods that follow a link.
   */
  private async createLinks(
    { id, purpose, recipient, agentId }: RecipientMail,
    isRepeated: boolean,
  ): Promise<MailLinks | 'withdrawn' | 'limited'> {
    return this.transaction.run(async () => {
      if (!(await this.links.lockAgent(agentId))) return 'withdrawn';
      await this.links.prune(recipient, id, ATTEMPTS_WITH_LINKS - 1);
      const requestsFirst = purpose === 'confirmation' && !isRepeated;
      if (requestsFirst && !(await this.recipients.markRequested(recipient, DAYS_BETWEEN_CONFIRMATIONS)))
        return 'limited';
      const create = (of: LinkPurpose, days: number) => this.createLink(id, of, recipient, days);
      const unsubscribe = await create('unsubscribe', UNSUBSCRIBE_DAYS);
      const confirm = purpose === 'confirmation' ? await create('confirm', CONFIRMATION_DAYS) : '';
      return { unsubscribe, confirm };
    });
  }

  private async createLink(mailId: string, purpose: LinkPurpose, recipient: Recipient, days: number): Promise<string> {
    const token = newSecret();
    const expiresAt = new Date(this.clock.now().getTime() + days * DAY_MS);
    await this.links.insert({ ...recipient, tokenHash: hashSecret(token), purpose, mailId, expiresAt });
    return `${this.config.AGENT_URL}/mail_recipients/${purpose}/${token}`;
  }
}
