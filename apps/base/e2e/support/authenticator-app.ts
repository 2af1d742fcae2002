import { Clock } from '@reelsheet/kernel';
import { Database } from '@reelsheet/platform-database';
import { URI, type TOTP } from 'otpauth';
import type { BaseUnderTest, Person } from './harness.js';

const STEP_MS = 30_000;
export const PASSWORD = 'correct horse';

type Holder = Pick<Person, 'bearer'>;

/** Advances the clock of base's API, which never goes back. */
export function advance(base: BaseUnderTest, milliseconds: number): void {
  const clock = base.http.get(Clock);
  const before = clock.now.bind(clock);
  clock.now = () => new Date(before().getTime() + milliseconds);
}

/** The authenticator app of a user. */
export class AuthenticatorApp {
  private lastStep = 0;

  constructor(
    private readonly base: BaseUnderTest,
    readonly id: string,
    readonly uri: string,
  ) {}

  /** Creates the secret of an app, which is not confirmed yet. */
  static async enrol(base: BaseUnderTest, { bearer }: Holder, body: object = { password: PASSWORD }) {
    const answer = await base.call('POST', '/auth/second_factors/totp', { bearer, body });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return new AuthenticatorApp(base, answer.body.id, answer.body.otpauth_uri);
  }

  /** Adds an app as a second factor of a user and returns it with the user's recovery codes. */
  static async add(base: BaseUnderTest, holder: Holder, proof: object = { password: PASSWORD }) {
    const app = await AuthenticatorApp.enrol(base, holder, proof);
    const answer = await base.call('POST', `/auth/second_factors/${app.id}/confirm`, {
      bearer: holder.bearer,
      body: { code: app.code() },
    });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return { app, recoveryCodes: answer.body.recovery_codes ?? [] };
  }

  /** Returns a code that was not returned before; base's clock goes on where all codes of the time were. */
  code(): string {
    const now = this.base.http.get(Clock).now().getTime();
    const step = Math.max(Math.floor(now / STEP_MS), this.lastStep + 1);
    const ahead = step * STEP_MS - now;
    if (ahead > 0) advance(this.base, ahead);
    this.lastStep = step;
    return (URI.parse(this.uri) as TOTP).generate({ timestamp: step * STEP_MS });
  }

  /** Returns a code of another secret. */
  wrongCode(): string {
    const code = (URI.parse(this.uri) as TOTP).generate({ timestamp: 0 });
    return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  }

  async storedSecret(): Promise<string> {
    const rows = await this.base.http
      .get(Database, { strict: false })
      .manager.query<{ sealed: string }[]>('SELECT sealed FROM totp_secret WHERE factor_id = $1', [this.id]);
    return rows[0]!.sealed;
  }
}
