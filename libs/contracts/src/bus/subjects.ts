import { ownerOf, type EventContract, type Service } from '../define.js';
import type { ProcessName } from './processes.js';

/**
 * Prefix of the subjects on which replies to a process arrive. No other process may subscribe to
 * it.
 */
export const inboxOf = (process: ProcessName): string => `_INBOX.${process}`;

/**
 * Subject on which a process notifies the replicas of all processes. The last token proves the
 * sender.
 */
export const replicasSubject = (speaker: ProcessName | '*'): string => `all.replicas.${speaker}`;

/** Hints of a service to itself; `topic` is `<thing>.<id>`. */
export const liveSubject = (service: Service, topic: string): string => `live.${service}.${topic}`;

/**
 * Subject on which a consumer acknowledges an event to its sender. The last token proves the
 * consumer.
 */
export const ackSubject = (sender: Service, consumer: Service | '*'): string => `receipt.${sender}.${consumer}`;

/** The last token of a subject, which names who speaks. */
export const senderOf = (subject: string): string => subject.slice(subject.lastIndexOf('.') + 1);

/** The stream that keeps the events of one service. */
export const streamOf = (owner: Service): string => `EVT_${owner.toUpperCase()}`;

/**
 * Name of a service's durable consumer for one kind of event: `<service>_<thing>_<past>_<version>`.
 */
export const durableOf = (consumer: Service, { subject }: Pick<EventContract, 'subject'>): string =>
  [consumer, ...subject.slice(`evt.${ownerOf(subject)}.`.length).split('.')].join('_');
