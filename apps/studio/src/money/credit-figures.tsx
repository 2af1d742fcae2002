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
      <Figure name={text.available} hint={text.availableHint}>
        <LedgerLink search={{}} credits={credits?.available} />
      </Figure>
      <Figure name={text.held} hint={text.heldHint}>
        <LedgerLink search={{ kind: 'hold' }} credits={credits?.held} />
      </Figure>
      <Figure name={text.spent} hint={text.spentHint}>
        <LedgerLink search={{ kind: 'capture', from, to, zone: timeZone }} credits={spent} />
      </Figure>
      {storage && (
        <Figure
          name={text.storage}
          hint={storage.quota_bytes === null ? text.storageFree : text.storageOf(byteSize(storage.quota_bytes))}
        >
          {byteSize(storage.used_bytes)}
        </Figure>
      )}
    </dl>
  );
}

interface FigureProps {
  readonly name: string;
  readonly hint: string;
  readonly children: ReactNode;
}

const Figure = ({ name, hint, children }: FigureProps) => (
  <div className={styles.figure}>
    <dt>{name}</dt>
    <dd className={styles.amount}>{children}</dd>
    <dd className={styles.hint}>{hint}</dd>
  </div>
);

interface LedgerLinkProps {
  readonly search: LedgerSearch;
  readonly credits: number | undefined;
}

/** Credits that lead to their entries; a dash while they are being read. */
export function LedgerLink({ search, credits }: LedgerLinkProps) {
  const { params } = useOrganization();
  if (credits === undefined) return '–';
  return (
    <TextLink to="/o/$organization/settings/money/ledger" params={params} search={search}>
      {amount(credits)}
    </TextLink>
  );
}
