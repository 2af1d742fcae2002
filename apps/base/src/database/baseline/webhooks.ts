import { JOB_COLUMNS, jobIndexes } from '@reelsheet/platform-jobs';

/** Webhook endpoints of agents and the deliveries to them. */
export const WEBHOOKS = `
  CREATE TABLE automation_config (
    agent_id bigint CONSTRAINT automation_config_pkey PRIMARY KEY REFERENCES agent ON DELETE CASCADE,
    polling_enabled boolean NOT NULL DEFAULT false,
    secret text NOT NULL,
    previous_secret text,
    previous_until timestamptz,
    updated_at timestamptz NOT NULL DEFAULT now()
  );

  CREATE TABLE webhook_endpoint (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT webhook_endpoint_pkey PRIMARY KEY,
    agent_id bigint NOT NULL REFERENCES agent ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('webhook', 'callback')),
    url text,
    failing_since timestamptz,
    paused_at timestamptz
  );
  CREATE UNIQUE INDEX webhook_endpoint_of_agent ON webhook_endpoint (agent_id, kind);

  -- Deliveries are scheduled fairly by endpoint, so that a slow one does not delay the others.
  CREATE TABLE webhook_delivery (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT webhook_delivery_pkey PRIMARY KEY,
    agent_id bigint NOT NULL,
    endpoint_id bigint NOT NULL,
    message_id text NOT NULL,
    type text NOT NULL,
    body text NOT NULL,
    total_attempts integer NOT NULL DEFAULT 0,
    response_status integer,
    error text,
    delivered_at timestamptz,
    ${JOB_COLUMNS}
  );
  ${jobIndexes('webhook_delivery')}
  CREATE INDEX webhook_delivery_of_agent ON webhook_delivery (agent_id, id);
  CREATE INDEX webhook_delivery_undelivered ON webhook_delivery (agent_id, id) WHERE status IN ('failed', 'stopped');
  CREATE INDEX webhook_delivery_age ON webhook_delivery (created_at);
`;
