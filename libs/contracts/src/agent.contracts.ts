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
