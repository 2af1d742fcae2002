import { Type } from 'typebox';
import { defineEvent } from './define.js';
import { Id, Uuid } from './shapes.js';

/** Ideas that one run had. */
export const ideaCreated = defineEvent(
  'evt.agent.idea.created.v1',
  ['base'],
  Type.Object({
    organization_id: Id,
    agent_id: Id,
    run_id: Uuid,
    ids: Type.Array(Id, { minItems: 1, maxItems: 100 }),
  }),
);

export const ideaStatusChanged = defineEvent(
  'evt.agent.idea.status_changed.v1',
  ['base'],
  Type.Object({ organization_id: Id, agent_id: Id, id: Id, from: Type.String(), to: Type.String() }),
);

/** A time of a recurring job has ended: its production was reported, or it was skipped. */
export const recurringJobEnded = defineEvent(
  'evt.agent.recurring_job.ended.v1',
  ['base'],
  Type.Object({
    organization_id: Id,
    agent_id: Id,
    recurring_job_id: Uuid,
    run_id: Uuid,
    outcome: Type.String({ description: '`reported`, or why it was skipped' }),
  }),
);
