import type { Clients } from '@reelsheet/client';
import { withRetries } from './timeouts.js';

interface Statement {
  readonly balance: number;
  readonly held: number;
}

/** Credits that the organization has spent since the demo started. */
export class Spending {
  private constructor(
    private readonly read: () => Promise<Statement>,
    private readonly atStart: number,
  ) {}

  static async open({ base }: Clients, organization_id: number): Promise<Spending> {
    const params = { path: { organization_id } };
    const read = () => withRetries<Statement>(() => base.credits.get(params));
    return new Spending(read, (await read()).balance);
  }

  /** Returns the spent credits. */
  async spent(): Promise<number> {
    return this.atStart - (await this.read()).balance;
  }

  /** Returns the credits held by running jobs. */
  async held(): Promise<number> {
    return (await this.read()).held;
  }
}
