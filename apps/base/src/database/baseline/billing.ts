/**
 * The credit ledger, in double-entry bookkeeping: the postings of an entry sum to zero, and the account's row holds the
 * balances that are checked before credits are spent.
 */
export const BILLING = `
  CREATE TABLE credit_account (
    organization_id bigint NOT NULL CONSTRAINT credit_account_pkey PRIMARY KEY,
    available bigint NOT NULL DEFAULT 0,
    held bigint NOT NULL DEFAULT 0,
    CONSTRAINT credit_account_available_not_negative CHECK (available >= 0),
    CONSTRAINT credit_account_held_not_negative CHECK (held >= 0)
  );

  CREATE TABLE ledger_entry (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT ledger_entry_pkey PRIMARY KEY,
    organization_id bigint NOT NULL,
    kind text NOT NULL,
    amount bigint NOT NULL,
    reference text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT ledger_entry_kind CHECK (kind IN ('grant', 'hold', 'capture', 'release')),
    CONSTRAINT ledger_entry_amount_not_negative CHECK (amount >= 0)
  );
  CREATE INDEX ledger_entry_of_organization ON ledger_entry (organization_id, id DESC);
  CREATE INDEX ledger_capture ON ledger_entry (organization_id, reference) WHERE kind = 'capture';

  CREATE TABLE ledger_posting (
    entry_id bigint NOT NULL,
    account text NOT NULL,
    amount bigint NOT NULL,
    CONSTRAINT ledger_posting_pkey PRIMARY KEY (entry_id, account),
    CONSTRAINT ledger_posting_entry FOREIGN KEY (entry_id) REFERENCES ledger_entry (id) ON DELETE CASCADE,
    CONSTRAINT ledger_posting_account CHECK (account IN ('granted', 'available', 'held', 'earned'))
  );

  CREATE TABLE credit_hold (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT credit_hold_pkey PRIMARY KEY,
    organization_id bigint NOT NULL,
    reference text NOT NULL,
    amount bigint NOT NULL,
    is_open boolean NOT NULL DEFAULT true,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE UNIQUE INDEX credit_hold_open ON credit_hold (organization_id, reference) WHERE is_open;
  CREATE INDEX credit_hold_of_organization ON credit_hold (organization_id);

  CREATE TABLE credit_grant (
    idempotency_key text NOT NULL CONSTRAINT credit_grant_pkey PRIMARY KEY,
    entry_id bigint NOT NULL,
    organization_id bigint NOT NULL,
    reason text NOT NULL,
    balance_after bigint NOT NULL
  );
  CREATE INDEX credit_grant_of_organization ON credit_grant (organization_id);

  -- Entries and postings are append-only, except while their organization is erased.
  CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF current_setting('reelsheet.erasing', true) = 'on' THEN RETURN OLD; END IF;
        RAISE EXCEPTION '% only grows', TG_TABLE_NAME;
      END $$;
  CREATE TRIGGER ledger_entry_only_grows
    BEFORE UPDATE OR DELETE ON ledger_entry FOR EACH ROW EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER ledger_posting_only_grows
    BEFORE UPDATE OR DELETE ON ledger_posting FOR EACH ROW EXECUTE FUNCTION refuse_change();
`;
