import type { DatabaseSync } from 'node:sqlite';
import { Collection } from '../../store/collection.js';

export interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The header `List-Unsubscribe`, null if the mail has none. */
  list_unsubscribe: string | null;
  /** The header `List-Unsubscribe-Post`. */
  list_unsubscribe_post: string | null;
  received_at: string;
}

/** All received mail. */
export class Mailbox {
  private readonly mails: Collection<ReceivedMail>;

  constructor(database: DatabaseSync) {
    this.mails = new Collection(database, 'mail');
  }

  add(mail: ReceivedMail): void {
    this.mails.put(crypto.randomUUID(), mail);
  }

  /** Returns all mails, oldest first. */
  all(): ReceivedMail[] {
    return this.mails.all().toReversed();
  }
}
