import { Cell } from '../design/components/data/table.js';
import { money as text } from '../strings/en/money.js';
import { amount } from '../strings/format.js';
import { LedgerLink } from './credit-figures.js';
import type { LedgerSearch } from './ledger-search.js';

interface ChargeCellsProps {
  /** Day or group of the row. */
  readonly name: string;
  readonly entries: number;
  readonly credits: number;
  readonly search: LedgerSearch;
}

/** The charges of a row with their link to the ledger, and their sum. */
export const ChargeCells = ({ name, entries, credits, search }: ChargeCellsProps) => (
  <>
    <Cell isNumber>
      <LedgerLink search={search} label={text.chargesOf(entries, name)}>
        {text.charges(entries)}
      </LedgerLink>
    </Cell>
    <Cell isNumber>{amount(credits)}</Cell>
  </>
);
