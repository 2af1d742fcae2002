import { ownerOf, type EventContract, type Service } from '../define.js';
import type { ProcessName } from './processes.js';

/** Where replies to a process arrive; nobody else may listen there. */
export const inboxOf = (process: ProcessName): string => `_INBOX.${process}`;

/** What a process tells the replicas of all processes. The last token proves who speaks. */
export const replicasSubject = (speaker: ProcessName | '*'): string => `all.replicas.${speaker}`;

/** Hints of a service to itself; `topic` is `<thing>.<id>`. */
export const liveSubject = (service: Service, topic: string): string => `live.${service}.${topic}`;

/** What a consumer tells an event's sender. The last token proves who speaks. */
export const ackSubject = (sender: Service, consumer: Service | '*'): string => `receipt.${sender}.${consumer}`;

/** The last token of a subject, which names who speaks. */
export const senderOf = (subject: string): string => subject.slice(subject.lastIndexOf('.') + 1);

/** The stream that keeps the events of one service. */
export const streamOf = (owner: Service): string => `EVT_${owner.toUpperCase()}`;

/** A service's place in the stream of one kind of event: `<service>_<thing>_<past>_<version>`. */
export const durableOf = (consumer: Service, { subject }: Pick<EventContract, 'subject'>): string =>
  [consumer, ...subject.slice(`evt.${ownerOf(subject)}.`.length).split('.')].join('_');
