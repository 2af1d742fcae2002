import type { ClientBase } from 'pg';

/** Invariants of the ledger; each returned row describes one violation. */
const ERRORS_SQL = `
  SELECT format('entry %s does not sum to zero', entry_id) AS fault FROM base.ledger_posting GROUP BY entry_id
  HAVING sum(amount) <> 0
  UNION ALL
  SELECT format('entry %s has no postings', id) FROM base.ledger_entry AS entry
  WHERE amount <> 0 AND NOT EXISTS (SELECT FROM base.ledger_posting WHERE entry_id = entry.id)
  UNION ALL
  SELECT format('organization %s has %s available and %s held, its postings say %s and %s',
    organization_id, account.available, account.held, coalesce(posted.available, 0), coalesce(posted.held, 0))
  FROM base.credit_account AS account LEFT JOIN (
    SELECT organization_id, sum(posting.amount) FILTER (WHERE account = 'available') AS available,
      sum(posting.amount) FILTER (WHERE account = 'held') AS held
    FROM base.ledger_entry AS entry JOIN base.ledger_posting AS posting ON entry_id = entry.id GROUP BY organization_id
  ) AS posted USING (organization_id)
  WHERE account.available <> coalesce(posted.available, 0) OR account.held <> coalesce(posted.held, 0)
  UNION ALL
  SELECT format('organization %s: of %s, %s were held, %s ended and %s are still held', organization_id, reference,
    coalesce(booked.held, 0), coalesce(booked.ended, 0), coalesce(opened.amount, 0))
  FROM (
    SELECT organization_id, reference, sum(amount) FILTER (WHERE kind = 'hold') AS held,
      sum(amount) FILTER (WHERE kind IN ('capture', 'release')) AS ended
    FROM base.ledger_entry WHERE kind <> 'grant' GROUP BY organization_id, reference
  ) AS booked FULL JOIN (
    SELECT organization_id, reference, sum(amount) AS amount FROM base.credit_hold WHERE is_open
    GROUP BY organization_id, reference
  ) AS opened USING (organization_id, reference)
  WHERE coalesce(booked.held, 0) <> coalesce(booked.ended, 0) + coalesce(opened.amount, 0)
  UNION ALL
  SELECT format('organization %s: %s was captured %s times for %s holds', organization_id, reference,
    count(*) FILTER (WHERE kind = 'capture'), count(*) FILTER (WHERE kind = 'hold'))
  FROM base.ledger_entry WHERE kind IN ('hold', 'capture') GROUP BY organization_id, reference
  HAVING count(*) FILTER (WHERE kind = 'capture') > count(*) FILTER (WHERE kind = 'hold')
  UNION ALL
  SELECT format('the grant %s of organization %s has no entry', idempotency_key, organization_id)
  FROM base.credit_grant AS given
  WHERE NOT EXISTS (SELECT FROM base.ledger_entry AS entry WHERE entry.id = entry_id AND kind = 'grant'
  AND entry.organization_id = given.organization_id)`;

/** Returns the violated invariants of the ledger, as messages. */
export async function ledgerErrors(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ fault: string }>(ERRORS_SQL);
  return rows.map(({ fault }) => fault);
}
