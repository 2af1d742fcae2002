import type { Queue } from './queue.js';

/** Modules of the queues. Only the processes that use a queue load its module. */
export const QUEUES = {
  own: async () => (await import('./own.js')).ownQueue,
  bare: async () => (await import('./bare.js')).bareQueue,
  jetstream: async () => (await import('./jetstream.js')).jetStreamQueue,
  bullmq: async () => (await import('./bullmq.js')).bullQueue,
  pg_boss: async () => (await import('./pg-boss.js')).bossQueue(false),
  pg_boss_burst: async () => (await import('./pg-boss.js')).bossQueue(true),
} satisfies Record<string, () => Promise<Queue>>;

export type QueueName = keyof typeof QUEUES;
