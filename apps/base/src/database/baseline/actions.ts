/**
 * Actions that the agent service performed on behalf of a run. The key makes a repeated request return the first
 * result.
 */
export const ACTIONS = `
  CREATE TABLE agent_action (
    key text NOT NULL CONSTRAINT agent_action_pkey PRIMARY KEY,
    organization_id bigint NOT NULL,
    agent_id bigint NOT NULL,
    user_id bigint NOT NULL,
    kind text NOT NULL,
    result jsonb,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT agent_action_organization FOREIGN KEY (organization_id) REFERENCES organization (id) ON DELETE CASCADE
  );
  CREATE INDEX agent_action_of_organization ON agent_action (organization_id);
`;
