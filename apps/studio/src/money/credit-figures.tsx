import type { OverviewView } from '@reelsheet/client';
import type { ReactNode } from 'react';
import { useOrganization } from '../app/use-organization.js';
import { TextLink } from '../design/components/controls/text-link.js';
import { money as text } from '../strings/en/money.js';
import { amount, byteSize } from '../strings/format.js';
import type { LedgerSearch } from './ledger-search.js';
import type { ShownPeriod } from './period.js';
import styles from './money.module.css';

interface CreditFiguresProps {
  readonly period: ShownPeriod;
  readonly overview: OverviewView | undefined;
  /** Credits that were spent in the period. */
  readonly spent: number | undefined;
}

/** The credits that there are, each figure with the entries of the ledger that it is made of. */
export function CreditFigures({ period: { from, to, timeZone }, overview, spent }: CreditFiguresProps) {
  const credits = overview?.credits;
  const storage = overview?.storage;
  return (
    <dl className={styles.figures}>
      <Figure name={text.available} hint={text.availableHint} value={shown(credits?.available)}>
        <LedgerLink search={{}}>{text.allEntries}</LedgerLink>
      </Figure>
      <Figure name={text.held} hint={text.heldHint} value={shown(credits?.held)}>
        <LedgerLink search={{ kind: 'hold' }}>{text.holds}</LedgerLink>
      </Figure>
      <Figure name={text.spent} hint={text.spentHint} value={shown(spent)}>
        <LedgerLink search={{ kind: 'capture', from, to, zone: timeZone }}>{text.periodCharges}</LedgerLink>
      </Figure>
      {storage && (
        <Figure
          name={text.storage}
          hint={storage.quota_bytes === null ? text.storageFree : text.storageOf(byteSize(storage.quota_bytes))}
          value={byteSize(storage.used_bytes)}
        />
      )}
    </dl>
  );
}

interface FigureProps {
  readonly name: string;
  readonly hint: string;
  readonly value: string;
  /** A link to what the figure is made of. */
  readonly children?: ReactNode;
}

const Figure = ({ name, hint, value, children }: FigureProps) => (
  <div className={styles.figure}>
    <dt>{name}</dt>
    <dd className={styles.amount}>{value}</dd>
    <dd className={styles.hint}>{hint}</dd>
    {children !== undefined && <dd className={styles.entries}>{children}</dd>}
  </div>
);

/** Credits, or a dash while they are being read. */
const shown = (credits: number | undefined) => (credits === undefined ? '–' : amount(credits));

interface LedgerLinkProps {
  readonly search: LedgerSearch;
  /** Says whose entries they are, where the text alone does not. */
  readonly label?: string;
  readonly children: string;
}

/** Leads to the entries of the ledger behind a figure. */
export function LedgerLink({ search, label, children }: LedgerLinkProps) {
  const { params } = useOrganization();
  return (
    <TextLink
      to="/o/$organization/settings/money/ledger"
      params={params}
      search={search}
      {...(label === undefined ? {} : { 'aria-label': label })}
    >
      {children}
    </TextLink>
  );
}
