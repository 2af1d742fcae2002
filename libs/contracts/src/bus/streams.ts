import { allEvents, ownerOf } from '../define.js';
import { durableOf, streamOf } from './subjects.js';

/** The stream of one service. */
export interface EventStream {
  readonly name: string;
  /** All that it keeps, as one pattern. */
  readonly subjects: string;
  /** The durable consumers of the stream, one for each consuming service and kind of event. */
  readonly durables: readonly { readonly name: string; readonly subject: string }[];
}

/** The streams of all services that have events, read from the contracts. */
export function eventStreams(): EventStream[] {
  return [...Map.groupBy(allEvents(), ({ subject }) => ownerOf(subject))].map(([owner, own]) => ({
    name: streamOf(owner),
    subjects: `evt.${owner}.>`,
    durables: own.flatMap((event) =>
      event.consumers.map((consumer) => ({ name: durableOf(consumer, event), subject: event.subject })),
    ),
  }));
}
