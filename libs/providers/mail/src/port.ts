export interface Mail {
  /** One address, without a name. */
  readonly to: string;
  /** One line. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /**
   * The same for every attempt of a mail, so that a receiver can drop duplicates: `<id@domain>`.
   */
  readonly messageId: string;
  /**
   * Address that ends further mails by one POST without credentials. Mail programs show it as a button (RFC 8058).
   */
  readonly unsubscribeUrl?: string;
}

/** A server that takes mails to whom they are for. */
export abstract class MailProvider {
  /**
   * Resolves when the server has taken the mail over; rejects with a ProviderError, or with the signal's reason.
   * `bad_request`: to this address no mail can be sent. After an error that is `retryable` it may have been sent
   * all the same.
   */
  abstract send(mail: Mail, signal?: AbortSignal): Promise<void>;
}
