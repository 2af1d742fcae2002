import { natsUrl, withPostgres } from '@reelsheet/native-servers';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { Replica } from '../replicas.js';
import { newUser } from '../user.js';
import type { Act } from './acts.js';

/** The flags with which a fleet starts its services. */
const NODE_FLAGS = ['--enable-source-maps', '--max-semi-space-size=4'];
const NOTES = 8;

/**
 * The least that a change over HTTP costs: an authenticated PATCH whose caller is cached runs one UPDATE and commits
 * it, in a process of base with all of its guards and hooks.
 */
export class BareWrite {
  private constructor(
    private readonly server: Replica,
    private readonly key: string,
  ) {}

  static async start(fleet: OwnFleet): Promise<BareWrite> {
    const url = fleet.databaseUrl('base');
    await withPostgres(url, async (database) => {
      await database.query('CREATE TABLE base.bench_note (id bigint PRIMARY KEY, text text NOT NULL)');
      await database.query(`INSERT INTO base.bench_note SELECT id, '' FROM generate_series(1, ${NOTES}) AS id`);
    });
    const environment = () => ({
      DATABASE_URL: url,
      NATS_URL: natsUrl(fleet.settings.ports.nats),
      NATS_NKEY_SEED: fleet.secrets.nkeySeeds.base,
      UPLOAD_DIR: fleet.path('storage'),
    });
    const server = await Replica.start('base', { environment }, {}, NODE_FLAGS);
    // A user of its own, because all processes count the calls of one together.
    return new BareWrite(server, (await newUser(server.url)).key);
  }

  get pid(): number {
    return this.server.pid;
  }

  readonly act: Act = {
    what: 'a bare PATCH',
    times: 3_000,
    once: async (_, index) => {
      const answer = await fetch(`${this.server.url}/v1/bench/notes/${(index % NOTES) + 1}`, {
        method: 'PATCH',
        headers: { 'X-API-Key': this.key, 'Content-Type': 'application/json' },
        body: JSON.stringify({ text: `Value ${index}` }),
      });
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      await answer.body?.cancel();
    },
  };

  async stop(): Promise<void> {
    await this.server.stop();
  }
}
