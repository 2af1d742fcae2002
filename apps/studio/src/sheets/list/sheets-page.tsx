import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Plus, Table2 } from 'lucide-react';
import { useState } from 'react';
import { sheetsQuery } from '../../api/sheet-queries.js';
import { useOrganization } from '../../app/use-organization.js';
import { LoadFailed } from '../../app/error-pages.js';
import { Button } from '../../design/components/controls/button.js';
import { EmptyState } from '../../design/components/feedback/empty-state.js';
import { SkeletonRows } from '../../design/components/feedback/skeleton.js';
import { strings } from '../../strings/en.js';
import { NewSheetDialog } from './new-sheet-dialog.js';
import { Pager } from './pager.js';
import { SheetTable } from './sheet-table.js';
import { SheetsFrame, useShownAgent } from './sheets-frame.js';

const text = strings.sheets;
const route = getRouteApi('/signed-in/o/$organization/agents/$agent/sheets');

/** The sheets of an agent. */
export function SheetsPage() {
  const { canEdit } = useOrganization();
  const [isCreating, setCreating] = useState(false);
  const add = canEdit && (
    <Button kind="primary" icon={<Plus />} onPress={() => setCreating(true)}>
      {text.add}
    </Button>
  );
  return (
    <SheetsFrame title={text.title} actions={add}>
      <Sheets add={add} />
      <NewSheetDialog isOpen={isCreating} onOpenChange={setCreating} />
    </SheetsFrame>
  );
}

function Sheets({ add }: { readonly add: React.ReactNode }) {
  const { id } = useOrganization();
  const { agent } = useShownAgent();
  const { page = 1 } = route.useSearch();
  const { data, error, refetch } = useQuery(sheetsQuery(id, agent.id, page));
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows />;
  if (data.length === 0 && page === 1)
    return <EmptyState icon={<Table2 />} title={text.empty} hint={text.emptyHint} action={add} />;
  return (
    <>
      <SheetTable sheets={data} />
      <Pager to="/o/$organization/agents/$agent/sheets" page={page} items={data.length} />
    </>
  );
}
