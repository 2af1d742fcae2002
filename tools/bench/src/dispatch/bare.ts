import pg from 'pg';
import type { Queue } from './queue.js';

const CHANNEL = 'bare';
const MAX = 500;

const database = () => ({ connectionString: process.env['PEER_DATABASE_URL'] });

async function connect(): Promise<pg.Client> {
  const client = new pg.Client(database());
  await client.connect();
  return client;
}

/** A minimal queue in Postgres that stores each job: a row, a notification, a claim and a completion. */
export const bareQueue: Queue = {
  async prepare() {
    const client = await connect();
    await client.query(`CREATE TABLE bare (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, job bigint NOT NULL,
      state text NOT NULL DEFAULT 'new');
      CREATE INDEX bare_new ON bare (id) WHERE state = 'new'`);
    await client.end();
  },

  async producer() {
    const pool = new pg.Pool(database());
    const text = `WITH ordered AS (INSERT INTO bare (job) SELECT unnest($1::bigint[]))
      SELECT pg_notify('${CHANNEL}', '')`;
    return {
      order: async (first, jobs) => {
        await pool.query({ name: 'order', text, values: [Array.from({ length: jobs }, (_, index) => first + index)] });
      },
      close: () => pool.end(),
    };
  },

  async worker(run) {
    const [listener, taker, ender] = await Promise.all([connect(), connect(), connect()]);
    let [done, isTaking, isAnnounced] = [0, false, false];
    const end = async (ids: readonly string[]) => {
      await ender.query({ name: 'end', text: `UPDATE bare SET state = 'done' WHERE id = ANY ($1)`, values: [ids] });
      done += ids.length;
    };
    const take = async () => {
      isAnnounced = true;
      if (isTaking) return;
      isTaking = true;
      while (isAnnounced) {
        isAnnounced = false;
        const { rows } = await taker.query<{ id: string; job: string }>({
          name: 'take',
          text: `UPDATE bare SET state = 'taken' WHERE id = ANY (ARRAY(
            SELECT id FROM bare WHERE state = 'new' ORDER BY id LIMIT ${MAX} FOR UPDATE SKIP LOCKED)) RETURNING id,
            job`,
        });
        for (const { job } of rows) run(Number(job));
        if (rows.length > 0) void end(rows.map(({ id }) => id));
        isAnnounced ||= rows.length === MAX;
      }
      isTaking = false;
    };
    listener.on('notification', () => void take());
    await listener.query(`LISTEN ${CHANNEL}`);
    return {
      done: () => done,
      close: async () => {
        await Promise.all([listener.end(), taker.end(), ender.end()]);
      },
    };
  },
};
