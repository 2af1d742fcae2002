import { ReelsheetError } from '../errors/errors.js';

/** A request that claims to be a webhook of Reelsheet. */
export interface WebhookRequest {
  /** The headers, as `Headers` or as an object with names in lower case. */
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The body as it arrived, before any parsing. */
  readonly body: string;
  /** `signing_secret` of `webhooks.get`. */
  readonly secret: string;
  /** Maximum age in seconds, 300 by default. */
  readonly toleranceSeconds?: number;
}

/** An event of an agent; the documentation of webhooks lists the types. */
export interface ReceivedWebhook {
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>> & { readonly id: number | string; readonly agent_id: number };
}

/** A request is not a webhook of the installation that has the secret. */
export class WebhookSignatureError extends ReelsheetError {
  override readonly name = 'WebhookSignatureError';
}

const TOLERANCE_SECONDS = 300;

/**
 * Returns the event of a webhook whose signature is valid. `webhook-id` is the same for each repetition of an event.
 *
 * @throws {WebhookSignatureError} The signature or the time is wrong.
 */
export async function verifyWebhook(request: WebhookRequest): Promise<ReceivedWebhook> {
  const { body, secret, toleranceSeconds = TOLERANCE_SECONDS } = request;
  const id = headerOf(request, 'webhook-id');
  const timestamp = headerOf(request, 'webhook-timestamp');
  const age = Math.abs(Date.now() / 1_000 - Number(timestamp));
  // The comparison is false for a timestamp that is no number.
  if (!(age <= toleranceSeconds)) throw new WebhookSignatureError('the timestamp is out of range');
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOf(secret.replace(/^whsec_/, '')),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  );
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const entry of headerOf(request, 'webhook-signature').split(' ')) {
    if (!entry.startsWith('v1,')) continue;
    if (await crypto.subtle.verify('HMAC', key, bytesOf(entry.slice(3)), signed))
      return JSON.parse(body) as ReceivedWebhook;
  }
  throw new WebhookSignatureError('no signature of the request is valid');
}

function headerOf({ headers }: WebhookRequest, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  const text = typeof value === 'object' ? value?.[0] : value;
  if (!text) throw new WebhookSignatureError(`the header ${name} is missing`);
  return text;
}

/** Returns the bytes of a Base64 text; none for another text, which no signature is equal to. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
