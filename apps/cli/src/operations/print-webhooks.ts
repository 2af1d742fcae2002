import type { EventSequence, WebhookMessageView } from '@reelsheet/sdk';
import type { CliContext } from '../cli-context.js';
import type { Printer } from '../output/printer.js';
import { printable, styled } from '../output/styles.js';
import type { GivenOptions } from './given-options.js';
import { forward, type Forwarded } from './webhook-forwarding.js';

const SIGNED_HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

/**
 * Prints the messages of an agent, each after it was sent to a receiver if there is one, until the program ends or the
 * maximum is reached.
 */
export async function printWebhooks(
  context: CliContext,
  printer: Printer,
  messages: EventSequence<WebhookMessageView>,
  { forwardTo: receiver, max }: Pick<GivenOptions, 'forwardTo' | 'max'>,
): Promise<void> {
  let printed = 0;
  for await (const { event, id, data } of messages.named()) {
    const isMessage = data.body !== undefined;
    const forwarded = receiver && isMessage ? await forward(receiver, data, context.signal) : undefined;
    if (printer.isJson) await printer.event({ event, id, ...data, ...(forwarded && { forwarded }) });
    else if (isMessage) printMessage(context, printer, data, forwarded);
    else printer.note(STATES[event] ?? event);
    printed += isMessage ? 1 : 0;
    if (printed === max) return;
  }
}

/** Notes about events that are no messages. */
const STATES: Readonly<Record<string, string>> = {
  ready: 'listening; Ctrl-C ends it',
  resync: 'listening, but earlier messages are missing: read what they were about',
};

function printMessage(
  context: CliContext,
  printer: Printer,
  { at, headers, body = '' }: WebhookMessageView,
  forwarded: Forwarded | undefined,
): void {
  const { stdout } = context;
  printer.line(`${styled(context, stdout, 'dim', printable(at))} ${styled(context, stdout, 'bold', typeOf(body))}`);
  for (const name of SIGNED_HEADERS) printer.line(`  ${name}: ${printable(headers?.[name] ?? '')}`);
  printer.line(`  ${printable(body)}`);
  if (forwarded) printer.line(`  ${resultText(context, forwarded)}`);
}

function typeOf(body: string): string {
  try {
    return printable(String((JSON.parse(body) as { readonly type?: unknown }).type));
  } catch {
    return 'message';
  }
}

function resultText(context: CliContext, { status, error, ms }: Forwarded): string {
  const isTaken = status !== undefined && status >= 200 && status < 300;
  const style = isTaken ? 'green' : 'red';
  return styled(context, context.stdout, style, `${status ?? printable(error ?? '')} in ${ms} ms`);
}
