import { JOB_COLUMNS, jobIndexes } from '@reelsheet/platform-jobs';

/** Sources that agents monitor, and each scrape of them. */
export const MONITORING = `
  CREATE TABLE monitoring (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT monitoring_pkey PRIMARY KEY,
    organization_id bigint NOT NULL,
    agent_id bigint NOT NULL,
    platform text NOT NULL,
    type text NOT NULL,
    value text NOT NULL,
    days integer NOT NULL,
    country text,
    max_results integer NOT NULL,
    monitoring boolean NOT NULL,
    comment_monitoring boolean NOT NULL,
    status text NOT NULL DEFAULT 'pending',
    failed_reason text,
    posts integer NOT NULL DEFAULT 0,
    comments integer NOT NULL DEFAULT 0,
    cost bigint NOT NULL DEFAULT 0,
    last_scraped_at timestamptz,
    next_scrape_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT monitoring_status CHECK (status IN ('pending', 'processing', 'completed', 'failed'))
  );
  CREATE INDEX monitoring_of_agent ON monitoring (agent_id, id);
  CREATE INDEX monitoring_of_organization ON monitoring (organization_id);

  CREATE TABLE monitoring_scrape (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT monitoring_scrape_pkey PRIMARY KEY,
    agent_id bigint NOT NULL,
    monitoring_id bigint NOT NULL,
    posts integer NOT NULL DEFAULT 0,
    comments integer NOT NULL DEFAULT 0,
    ${JOB_COLUMNS}
  );
  ${jobIndexes('monitoring_scrape')}
  CREATE INDEX monitoring_scrape_of_monitoring ON monitoring_scrape (monitoring_id);
  CREATE INDEX monitoring_scrape_of_organization ON monitoring_scrape (organization_id);
`;
