import type { FleetFile } from '@reelsheet/tool-fleet';
import type { Api } from './api.js';

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

  static async open(api: Api, { base_url, organization_id }: FleetFile): Promise<Spending> {
    const read = () => api.get<Statement>(`${base_url}/organizations/${organization_id}/credits`);
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
