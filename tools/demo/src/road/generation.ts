import type { Journey } from '../journey.js';
import { poll } from '../poll.js';

export interface Generation {
  readonly id: number;
  readonly status: 'pending' | 'processing' | 'completed' | 'failed' | 'stopped';
  readonly result: unknown;
  readonly failed_reason: string | null;
  readonly progress: number;
  readonly execution_cost: number | null;
  readonly output_resources: { id: number; url: string }[];
}

interface Accepted {
  readonly generation_id: number;
}

const FINAL = ['completed', 'failed', 'stopped'];

/** Starts a generation on a cell or layer and waits for it; one that a lost answer left behind is taken up. */
export async function generate(
  journey: Journey,
  name: string,
  place: string,
  scope: string,
  type: string,
  data: object,
): Promise<Generation> {
  const find = async () => {
    const { user_jobs } = await journey.api.get<{ user_jobs: { id: number }[] }>(`${place}?${scope}`);
    return user_jobs[0] && { generation_id: user_jobs[0].id };
  };
  const { generation_id } = await journey.api.post<Accepted>(`${place}/generate?${scope}`, {
    body: { generation_type: type, data },
    find,
  });
  return finish(journey, name, generation_id);
}

export async function finish(journey: Journey, name: string, id: number): Promise<Generation> {
  const { api, fleet, progress, spending } = journey;
  const generation = await poll(
    () => api.get<Generation>(`${fleet.base_url}/generations/${id}`),
    ({ status }) => FINAL.includes(status),
    (state) => progress.running(name, state.progress),
  );
  if (generation.status !== 'completed') throw new Error(`${name} ${generation.status}: ${generation.failed_reason}`);
  progress.cost(await spending.spent());
  progress.done(`${name} (${generation.execution_cost ?? 0} credits)`);
  return generation;
}
