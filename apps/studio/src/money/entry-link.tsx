import type { LedgerEntryView } from '@reelsheet/client';
import { useOrganization } from '../app/use-organization.js';
import { TextLink } from '../design/components/controls/text-link.js';
import { referenceName } from '../strings/format.js';
import { targetOfEntry } from './entry-target.js';

/** The purpose of an entry of the ledger, as a link if the studio has a page of it. */
export function EntryLink({ entry }: { readonly entry: LedgerEntryView }) {
  const { params } = useOrganization();
  const name = referenceName(entry.reference);
  const target = targetOfEntry(entry);
  switch (target?.page) {
    case 'sheet':
      return (
        <TextLink
          to="/o/$organization/agents/$agent/sheets/$sheet"
          params={{ ...params, agent: target.agent, sheet: target.sheet }}
        >
          {name}
        </TextLink>
      );
    case 'agent':
      return (
        <TextLink to="/o/$organization/agents/$agent" params={{ ...params, agent: target.agent }}>
          {name}
        </TextLink>
      );
    case 'run':
      return (
        <TextLink
          to="/o/$organization/settings/money/runs/$run"
          params={{ ...params, run: target.run }}
          preload={false}
        >
          {name}
        </TextLink>
      );
    case undefined:
      return name;
  }
}
