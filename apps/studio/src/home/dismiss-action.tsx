import { dataOf, type AttentionItemView } from '@reelsheet/client';
import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { keys } from '../api/query-keys.js';
import { services } from '../api/services.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { useSubmission } from '../design/submission.js';
import { strings } from '../strings/en.js';

const text = strings.home;

/** Takes an item off the list for all members until its state changes again. The message offers to undo it. */
export function DismissAction({ item }: { readonly item: AttentionItemView }) {
  const { id: organization_id } = useOrganization();
  const queries = useQueryClient();
  const { isPending, error, run } = useSubmission();
  const path = { organization_id, kind: item.kind, item_id: item.item_id };
  const { attention } = services().base.organizations;
  const reread = () => queries.invalidateQueries({ queryKey: keys.attention(organization_id) });
  const restore = () => void dataOf(attention.restore({ path })).then(reread);
  const dismiss = () =>
    run(async () => {
      await dataOf(attention.dismiss({ path, body: { since: item.since } }));
      const action = { label: strings.common.undo, run: restore };
      addMessage({ kind: 'positive', text: text.dismissed, action });
      await reread();
    });
  return (
    <>
      {error && <span role="alert">{error.message}</span>}
      <Button
        kind="plain"
        size="small"
        icon={<X />}
        aria-label={text.dismiss}
        isPending={isPending}
        onPress={() => void dismiss()}
      />
    </>
  );
}
