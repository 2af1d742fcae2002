import pg from 'pg';
import { AgentUnderTest } from '../harness.js';

/** Organization of the ideas. */
export const TEAM = 1;

interface StoredIdeas {
  /** Id of their agent; default is the current one. */
  readonly of?: number;
  /** Accepted by default. */
  readonly status?: string;
  readonly description?: string;
  readonly data?: object;
}

/** The agent service with an editor of an organization, whose current agent has ideas. */
export class IdeaTeam {
  agentId = 0;
  uuid = '';

  private constructor(
    readonly agent: AgentUnderTest,
    readonly admin: pg.Client,
    readonly editor: string,
  ) {}

  static async start({ worker }: { readonly worker: boolean }): Promise<IdeaTeam> {
    const agent = await AgentUnderTest.start();
    if (worker) await agent.boot('worker');
    const admin = new pg.Client({ connectionString: agent.database.adminUrl });
    await admin.connect();
    return new IdeaTeam(agent, admin, agent.otherServices.member(TEAM, 'editor'));
  }

  async stop(): Promise<void> {
    await this.admin.end();
    await this.agent.stop();
  }

  /** Gives the team a current agent without ideas, and forgets the orders that base received. */
  startAnew(): void {
    const { otherServices } = this.agent;
    ({ id: this.agentId, uuid: this.uuid } = otherServices.agent(TEAM));
    for (const orders of [otherServices.ideaRowOrders, otherServices.productionOrders]) orders.length = 0;
  }

  /** Stores ideas and returns their ids. */
  async store(count: number, ideas: StoredIdeas = {}): Promise<number[]> {
    const { of = this.agentId, status = 'approve_to_create', description = 'About rye', data = {} } = ideas;
    const { rows } = await this.admin.query<{ id: string }>(
      `INSERT INTO agent.idea (organization_id, agent_id, run_id, title, hook, description, video_type, status, data)
       SELECT $1, $2, gen_random_uuid(), 'Title ' || n, 'Hook ' || n, $3, 'story', $4, $5::jsonb
       FROM generate_series(1, $6) AS n RETURNING id`,
      [TEAM, of, description, status, JSON.stringify(data), count],
    );
    return rows.map(({ id }) => Number(id));
  }
}
