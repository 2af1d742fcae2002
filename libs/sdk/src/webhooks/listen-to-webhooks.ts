import type { WebhookEventType, WebhookHeadersView } from '@reelsheet/client';
import { WebhooksMissedError } from '../errors/errors.js';
import type { Reelsheet } from '../reelsheet.js';

export interface ListenedAgent {
  readonly agent_id: number | string;
  /** Types of events; all of them by default. */
  readonly types?: WebhookEventType[];
}

export interface ListenOptions {
  /** `id` of the last message that was handled: what was sent afterwards comes first. New messages by default. */
  readonly after?: string;
  /** Called where messages are missing because nobody was connected for five minutes; an error by default. */
  readonly onMissed?: () => unknown;
  readonly signal?: AbortSignal;
}

/** A webhook that came by the stream: the very request that an address receives. */
export interface StreamedWebhook {
  /** Position in the stream, from which `after` continues. */
  readonly id: string;
  /** Headers with the signature, which `verifyWebhook` takes together with the body. */
  readonly headers: WebhookHeadersView;
  readonly body: string;
}

/**
 * Yields the webhooks of an agent to a program that has no public address. Nothing is missing after a lost connection.
 *
 * @throws {WebhooksMissedError} Nobody was connected for five minutes, and there is no `onMissed`.
 */
export async function* listenToWebhooks(
  reelsheet: Reelsheet,
  agent: ListenedAgent,
  { after, onMissed, signal }: ListenOptions = {},
): AsyncGenerator<StreamedWebhook, void, undefined> {
  const options = {
    ...(signal ? { signal } : {}),
    ...(after === undefined ? {} : { headers: { 'Last-Event-ID': after } }),
  };
  for await (const { event, id, data } of reelsheet.webhooks.listen(agent, options).named()) {
    const { headers, body } = data;
    if (headers && body !== undefined && id !== undefined) yield { id, headers, body };
    if (event !== 'resync') continue;
    if (!onMissed) throw new WebhooksMissedError();
    await onMissed();
  }
}
