import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds inboxes of members with their choices of mails. Items that need a person can be dismissed. Accounts of credits
 * know below which amount members are notified.
 */
export class Notifications1795748000010 implements MigrationInterface {
  name = 'Notifications1795748000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE notification_occurrence (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT notification_occurrence_pkey PRIMARY KEY,
        organization_id bigint NOT NULL,
        kind text NOT NULL,
        group_key text NOT NULL,
        is_counted boolean NOT NULL,
        agent_id bigint,
        recipient_id bigint,
        actor_id bigint,
        details jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX notification_occurrence_of_organization ON notification_occurrence (organization_id, id);

      CREATE TABLE notification (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT notification_pkey PRIMARY KEY,
        organization_id bigint NOT NULL,
        kind text NOT NULL,
        group_key text NOT NULL,
        agent_id bigint,
        recipient_id bigint,
        actor_id bigint,
        details jsonb NOT NULL,
        occurrences integer NOT NULL,
        happened_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX notification_group ON notification (organization_id, group_key);
      CREATE INDEX notification_age ON notification (happened_at);

      CREATE TABLE member_notification (
        organization_id bigint NOT NULL,
        user_id bigint NOT NULL,
        notification_id bigint NOT NULL,
        happened_at timestamptz NOT NULL,
        in_app boolean NOT NULL,
        by_mail boolean NOT NULL,
        read_at timestamptz,
        archived_at timestamptz,
        mailed_at timestamptz,
        CONSTRAINT member_notification_pkey PRIMARY KEY (organization_id, user_id, notification_id),
        CONSTRAINT member_notification_of_member FOREIGN KEY (organization_id, user_id)
          REFERENCES membership (organization_id, user_id) ON DELETE CASCADE,
        CONSTRAINT member_notification_notification FOREIGN KEY (notification_id)
          REFERENCES notification (id) ON DELETE CASCADE
      );
      CREATE INDEX member_notification_newest
        ON member_notification (organization_id, user_id, happened_at, notification_id);
      CREATE INDEX member_notification_unread ON member_notification (organization_id, user_id)
        WHERE in_app AND read_at IS NULL AND archived_at IS NULL;
      CREATE INDEX member_notification_of_notification ON member_notification (notification_id);

      CREATE TABLE notification_preference (
        organization_id bigint NOT NULL,
        user_id bigint NOT NULL,
        kinds jsonb NOT NULL DEFAULT '{}',
        digest text NOT NULL,
        hour integer NOT NULL,
        weekday integer NOT NULL,
        due_at timestamptz,
        sent_at timestamptz,
        CONSTRAINT notification_preference_pkey PRIMARY KEY (organization_id, user_id),
        CONSTRAINT notification_preference_of_member FOREIGN KEY (organization_id, user_id)
          REFERENCES membership (organization_id, user_id) ON DELETE CASCADE
      );
      CREATE INDEX notification_preference_of_user ON notification_preference (user_id);

      CREATE TABLE attention_dismissal (
        organization_id bigint NOT NULL,
        kind text NOT NULL,
        item_id text NOT NULL,
        since timestamptz NOT NULL,
        dismissed_at timestamptz NOT NULL,
        CONSTRAINT attention_dismissal_pkey PRIMARY KEY (organization_id, kind, item_id),
        CONSTRAINT attention_dismissal_organization FOREIGN KEY (organization_id)
          REFERENCES organization (id) ON DELETE CASCADE
      );
      CREATE INDEX attention_dismissal_age ON attention_dismissal (dismissed_at);

      CREATE INDEX social_account_expiry ON social_account (usable_until) WHERE disconnected_at IS NULL;
      ALTER TABLE credit_account ADD COLUMN low_mark bigint, ADD COLUMN low_since timestamptz;
      UPDATE credit_account SET low_mark = floor(available * 0.1) WHERE available > 0;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
