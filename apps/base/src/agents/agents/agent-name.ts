import { DomainError } from '@reelsheet/kernel';
import { isDuplicate } from '@reelsheet/platform-database';
import type { AgentErrors } from './agent.errors.js';

/** Runs `work`. Throws `error` with an explanation when the name is taken in the workspace. */
export async function withUniqueName<T>(
  name: string | undefined,
  error: (typeof AgentErrors)[keyof typeof AgentErrors],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    if (isDuplicate(thrown, 'agent_name_in_workspace'))
      throw new DomainError(error, `name ${JSON.stringify(name)} is taken in this workspace`);
    throw thrown;
  }
}
