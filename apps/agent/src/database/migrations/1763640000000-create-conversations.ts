import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateConversations1763640000000 implements MigrationInterface {
  name = 'CreateConversations1763640000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE conversation (
        id uuid NOT NULL CONSTRAINT conversation_pkey PRIMARY KEY,
        organization_id bigint NOT NULL,
        agent_id bigint NOT NULL,
        user_id bigint NOT NULL,
        title text NOT NULL,
        pinned boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz
      );
      CREATE INDEX conversation_of_agent ON conversation (agent_id, updated_at);
      CREATE INDEX conversation_of_organization ON conversation (organization_id, updated_at);

      CREATE TABLE message (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT message_pkey PRIMARY KEY,
        conversation_id uuid NOT NULL,
        run_id uuid NOT NULL,
        role text NOT NULL,
        content text NOT NULL,
        attachments jsonb NOT NULL DEFAULT '[]',
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT message_conversation FOREIGN KEY (conversation_id) REFERENCES conversation (id) ON DELETE CASCADE
      );
      CREATE INDEX message_of_conversation ON message (conversation_id, id);
      CREATE UNIQUE INDEX message_of_run ON message (run_id, role);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
