import { join } from 'node:path';
import {
  freePort,
  LOOPBACK,
  postgresCommand,
  signalPostgres,
  startPostgres,
  withPostgres,
  type LocalServer,
  type PostgresOptions,
} from '@reelsheet/native-servers';

const SUPERUSER_PASSWORD = 'secret';
/** A commit is answered when the standby has written it to its own disk. */
const CONFIRMED_COMMITS = { synchronous_standby_names: 'standby', synchronous_commit: 'on' };

/** The ways of losing a primary: its machine fails, or its network is cut for a while. */
export type Loss = 'killed' | 'silent';

/** A primary of Postgres, and a standby that confirms each of its commits. */
export class PostgresPair {
  private constructor(
    private readonly primaryOptions: PostgresOptions,
    readonly primary: LocalServer,
    readonly standby: LocalServer,
  ) {}

  static async start(dir: string): Promise<PostgresPair> {
    const common = { superuserPassword: SUPERUSER_PASSWORD };
    const options = { ...common, dir: join(dir, 'primary'), port: await freePort(), settings: CONFIRMED_COMMITS };
    // The standby copies a cluster that exists and has not been started.
    await postgresCommand(options);
    const standbyOptions = { ...common, dir: join(dir, 'standby'), port: await freePort(), standbyOf: options };
    const [primary, standby] = await Promise.all([startPostgres(options), startPostgres(standbyOptions)]);
    return new PostgresPair(options, primary, standby);
  }

  /** Host and port of the standby. */
  get standbyHost(): string {
    return `${LOOPBACK}:${this.standby.port}`;
  }

  /** Returns how the standby confirms commits according to the primary, for example `sync`. */
  async confirmation(): Promise<string | undefined> {
    return withPostgres(this.primary.url, async (client) => {
      const { rows } = await client.query<{ state: string }>('SELECT sync_state AS state FROM pg_stat_replication');
      return rows[0]?.state;
    });
  }

  /** Kills the primary, or makes it silent until it comes back; returns the number of its processes. */
  losePrimary(loss: Loss): number {
    return signalPostgres(this.primaryOptions, loss === 'killed' ? 'SIGKILL' : 'SIGSTOP');
  }

  /** Lets a silent primary go on, which then still believes to be the primary. */
  endSilence(): void {
    signalPostgres(this.primaryOptions, 'SIGCONT');
  }

  /** Resolves when the standby accepts writes. */
  async promote(): Promise<void> {
    await withPostgres(this.standby.url, (client) => client.query('SELECT pg_promote()'));
  }

  async stop(): Promise<void> {
    this.endSilence();
    await Promise.all([this.primary.stop(), this.standby.stop()]);
  }
}
