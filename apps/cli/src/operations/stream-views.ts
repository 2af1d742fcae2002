import { Option } from 'commander';
import type { EventSequence, WebhookMessageView } from '@reelsheet/sdk';
import type { CliContext } from '../cli-context.js';
import type { Printer } from '../output/printer.js';
import type { GivenOptions } from './given-options.js';
import { receiverAddress } from './webhook-forwarding.js';

/** A stream that is being printed. */
export interface PrintedStream {
  readonly context: CliContext;
  readonly printer: Printer;
  readonly events: EventSequence<unknown>;
  readonly options: GivenOptions;
}

/** The way in which people see a stream that says more about its events than their data. */
interface StreamView {
  /** Options that only this stream has. */
  readonly options: () => Option[];
  readonly print: (stream: PrintedStream) => Promise<void>;
}

/** Views by the operations whose streams they print. Events of other streams are printed as JSON. */
export const STREAM_VIEWS: Readonly<Record<string, StreamView>> = {
  'webhooks.listen': {
    options: () => [
      new Option('--forward-to <url>', 'send each message to this address as well, signed as it is').argParser(
        receiverAddress,
      ),
      new Option('--json', 'print each message as JSON on a line'),
    ],
    async print({ context, printer, events, options }) {
      const { printWebhooks } = await import('./print-webhooks.js');
      await printWebhooks(context, printer, events as EventSequence<WebhookMessageView>, options);
    },
  },
};
