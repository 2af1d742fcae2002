import type { Clients } from '@reelsheet/client';
import { patiently } from './timeouts.js';

interface Statement {
  readonly balance: number;
  readonly held: number;
}

/** What the organization has spent since the demo began. */
export class Spending {
  private constructor(
    private readonly read: () => Promise<Statement>,
    private readonly atStart: number,
  ) {}

  static async open({ base }: Clients, organization_id: number): Promise<Spending> {
    const params = { path: { organization_id } };
    const read = () => patiently<Statement>(() => base.GET('/organizations/{organization_id}/credits', { params }));
    return new Spending(read, (await read()).balance);
  }

  /** Credits. */
  async spent(): Promise<number> {
    return this.atStart - (await this.read()).balance;
  }

  /** Credits that jobs under way still hold. */
  async held(): Promise<number> {
    return (await this.read()).held;
  }
}
