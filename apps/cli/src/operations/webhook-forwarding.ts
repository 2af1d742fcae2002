import { InvalidArgumentError } from 'commander';
import type { WebhookMessageView } from '@reelsheet/sdk';

/** Time in which a receiver must answer, as for the addresses that the installation calls itself. */
const ANSWER_MS = 10_000;

/** Result of a request to a receiver. */
export interface Forwarded {
  /** Status of its response; absent where it gave none. */
  readonly status?: number;
  readonly error?: string;
  readonly ms: number;
}

/** Returns the address of a receiver, `http` where the text names no protocol. */
export function receiverAddress(text: string): string {
  const address = URL.parse(/^\w+:\/\//.test(text) ? text : `http://${text}`);
  if (!address || !/^https?:$/.test(address.protocol)) throw new InvalidArgumentError('must be an address of http');
  if (address.username || address.password) throw new InvalidArgumentError('must not contain a user or password');
  return address.href;
}

/** Sends the request of a message to a receiver: the very body, and the headers that sign it. */
export async function forward(
  address: string,
  { headers, body }: Pick<WebhookMessageView, 'headers' | 'body'>,
  signal: AbortSignal,
): Promise<Forwarded> {
  const startedAt = performance.now();
  const passed = () => Math.round(performance.now() - startedAt);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { ...headers },
      body: body ?? '',
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
    });
    const ms = passed();
    await response.body?.cancel();
    return { status: response.status, ms };
  } catch (error) {
    signal.throwIfAborted();
    return { error: reasonOf(error as Error), ms: passed() };
  }
}

function reasonOf({ name, message, cause }: Error): string {
  if (name === 'TimeoutError') return `no response in ${ANSWER_MS / 1_000} seconds`;
  return (cause as { readonly code?: string } | undefined)?.code ?? message;
}
