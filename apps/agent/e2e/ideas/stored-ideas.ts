import type pg from 'pg';

export interface IdeasToStore {
  readonly organizationId: number;
  readonly agentId: number;
  readonly status?: string;
  readonly description?: string;
  readonly data?: object;
}

/** Stores ideas of an agent, accepted ones if nothing else is said, and returns their ids. */
export async function storeIdeas(admin: pg.Client, count: number, ideas: IdeasToStore): Promise<number[]> {
  const { organizationId, agentId, status = 'approve_to_create', description = 'About rye', data = {} } = ideas;
  const { rows } = await admin.query<{ id: string }>(
    `INSERT INTO agent.idea (organization_id, agent_id, run_id, title, hook, description, video_type, status, data)
     SELECT $1, $2, gen_random_uuid(), 'Title ' || n, 'Hook ' || n, $3, 'story', $4, $5::jsonb
     FROM generate_series(1, $6) AS n RETURNING id`,
    [organizationId, agentId, description, status, JSON.stringify(data), count],
  );
  return rows.map(({ id }) => Number(id));
}
