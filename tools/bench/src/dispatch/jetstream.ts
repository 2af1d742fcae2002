import { AckPolicy, jetstream, jetstreamManager, RetentionPolicy, type JetStreamClient } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import type { Queue } from './queue.js';

const STREAM = 'ERRANDS';
const CONSUMER = 'worker';
const SUBJECT = 'bench_job';
const UNDER_WAY = 2_000;

const open = () => connect({ servers: process.env['PEER_NATS_URL'] });

/**
 * A plain work queue of JetStream: jobs are published with ids, fetched by a pull consumer and acknowledged one by one.
 */
export const jetStreamQueue: Queue = {
  async prepare() {
    const nats = await open();
    const manager = await jetstreamManager(nats);
    await manager.streams.add({ name: STREAM, subjects: [SUBJECT], retention: RetentionPolicy.Workqueue });
    await manager.consumers.add(STREAM, {
      durable_name: CONSUMER,
      ack_policy: AckPolicy.Explicit,
      max_ack_pending: UNDER_WAY,
    });
    await nats.close();
  },

  async producer() {
    const nats = await open();
    const stream: JetStreamClient = jetstream(nats);
    const run = `${process.pid}`;
    return {
      order: async (first, jobs) => {
        const publish = (job: number) => stream.publish(SUBJECT, JSON.stringify({ job }), { msgID: `${run}:${job}` });
        await Promise.all(Array.from({ length: jobs }, (_, index) => publish(first + index)));
      },
      close: () => nats.close(),
    };
  },

  async worker(run) {
    const nats = await open();
    const consumer = await jetstream(nats).consumers.get(STREAM, CONSUMER);
    let done = 0;
    const messages = await consumer.consume({
      max_messages: UNDER_WAY,
      callback: (message) => {
        run(message.json<{ job: number }>().job);
        message.ack();
        done += 1;
      },
    });
    return {
      done: async () => {
        const counted = done;
        await nats.flush();
        return counted;
      },
      close: async () => {
        await messages.close();
        await nats.close();
      },
    };
  },
};
