/** Users, the ways in which they sign in, and the organizations that they belong to. */
export const ACCOUNTS = `
  CREATE TABLE user_account (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT user_account_pkey PRIMARY KEY,
    email text NOT NULL,
    -- Set once the user has proved that they receive mail at this address, or an OpenID Connect issuer vouches for it.
    email_proved_at timestamptz,
    name text NOT NULL,
    username text NOT NULL,
    password_hash text,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE UNIQUE INDEX user_account_email ON user_account (lower(email));
  CREATE UNIQUE INDEX user_account_username ON user_account (lower(username));

  -- The four avatar columns are either all set or all null.
  -- A deleted organization's row stays until its last other row is erased.
  CREATE TABLE organization (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT organization_pkey PRIMARY KEY,
    uuid uuid NOT NULL DEFAULT gen_random_uuid(),
    name text NOT NULL,
    personal_user_id bigint,
    avatar_key text,
    avatar_thumbnail_key text,
    avatar_url text,
    avatar_thumbnail_url text,
    created_at timestamptz NOT NULL DEFAULT now(),
    deleted_at timestamptz,
    CONSTRAINT organization_personal_user FOREIGN KEY (personal_user_id) REFERENCES user_account (id)
  );
  CREATE UNIQUE INDEX organization_uuid ON organization (uuid);
  CREATE UNIQUE INDEX organization_personal ON organization (personal_user_id);

  CREATE TABLE membership (
    organization_id bigint NOT NULL,
    user_id bigint NOT NULL,
    role text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT membership_pkey PRIMARY KEY (organization_id, user_id),
    CONSTRAINT membership_organization FOREIGN KEY (organization_id) REFERENCES organization (id) ON DELETE CASCADE,
    CONSTRAINT membership_user FOREIGN KEY (user_id) REFERENCES user_account (id)
  );
  CREATE INDEX membership_of_user ON membership (user_id);

  -- Invitations that are not accepted yet.
  CREATE TABLE invitation (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT invitation_pkey PRIMARY KEY,
    organization_id bigint NOT NULL,
    email text NOT NULL,
    role text NOT NULL,
    inviter_id bigint NOT NULL,
    hash bytea NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    CONSTRAINT invitation_organization FOREIGN KEY (organization_id) REFERENCES organization (id) ON DELETE CASCADE,
    CONSTRAINT invitation_inviter FOREIGN KEY (inviter_id) REFERENCES user_account (id)
  );
  CREATE UNIQUE INDEX invitation_hash ON invitation (hash);
  CREATE UNIQUE INDEX invitation_of_address ON invitation (organization_id, lower(email));
  CREATE INDEX invitation_email ON invitation (lower(email));

  -- Sign-ups whose e-mail address is not proved yet.
  CREATE TABLE sign_up (
    id uuid NOT NULL CONSTRAINT sign_up_pkey PRIMARY KEY,
    email text NOT NULL,
    name text NOT NULL,
    username text,
    password_hash text NOT NULL,
    hash bytea NOT NULL,
    expires_at timestamptz NOT NULL
  );
  CREATE UNIQUE INDEX sign_up_hash ON sign_up (hash);
  CREATE INDEX sign_up_expiry ON sign_up (expires_at);
  CREATE INDEX sign_up_email ON sign_up (lower(email));

  -- Users as an OpenID Connect issuer knows them. Tokens issued before tokens_from are no longer accepted.
  CREATE TABLE external_identity (
    issuer text NOT NULL,
    subject text NOT NULL,
    user_id bigint NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    tokens_from timestamptz,
    CONSTRAINT external_identity_pkey PRIMARY KEY (issuer, subject),
    CONSTRAINT external_identity_user FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE
  );
  CREATE UNIQUE INDEX external_identity_of_user ON external_identity (user_id, issuer);

  CREATE TABLE session (
    id uuid NOT NULL CONSTRAINT session_pkey PRIMARY KEY,
    user_id bigint NOT NULL,
    user_agent text,
    created_at timestamptz NOT NULL DEFAULT now(),
    last_used_at timestamptz NOT NULL DEFAULT now(),
    revoked_at timestamptz,
    CONSTRAINT session_of_user FOREIGN KEY (user_id) REFERENCES user_account (id)
  );
  CREATE INDEX session_active ON session (user_id, last_used_at) WHERE revoked_at IS NULL;

  CREATE TABLE refresh_token (
    hash bytea NOT NULL CONSTRAINT refresh_token_pkey PRIMARY KEY,
    session_id uuid NOT NULL,
    expires_at timestamptz NOT NULL,
    used_at timestamptz,
    CONSTRAINT refresh_token_session FOREIGN KEY (session_id) REFERENCES session (id)
  );

  CREATE TABLE password_reset (
    id uuid NOT NULL CONSTRAINT password_reset_pkey PRIMARY KEY,
    user_id bigint NOT NULL,
    hash bytea NOT NULL,
    expires_at timestamptz NOT NULL,
    CONSTRAINT password_reset_of_user FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE
  );
  CREATE UNIQUE INDEX password_reset_hash ON password_reset (hash);
  CREATE INDEX password_reset_user ON password_reset (user_id);
  CREATE INDEX password_reset_expiry ON password_reset (expires_at);

  -- A key that was made with another key (maker_id) is revoked together with it.
  CREATE TABLE access_key (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT access_key_pkey PRIMARY KEY,
    user_id bigint NOT NULL,
    maker_id bigint,
    name text NOT NULL,
    hash bytea NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz,
    last_used_at timestamptz,
    revoked_at timestamptz,
    CONSTRAINT access_key_user FOREIGN KEY (user_id) REFERENCES user_account (id),
    CONSTRAINT access_key_maker FOREIGN KEY (maker_id) REFERENCES access_key (id)
  );
  CREATE UNIQUE INDEX access_key_hash ON access_key (hash);
  CREATE INDEX access_key_of_user ON access_key (user_id, id);
  CREATE INDEX access_key_made_by ON access_key (maker_id) WHERE maker_id IS NOT NULL;
`;
