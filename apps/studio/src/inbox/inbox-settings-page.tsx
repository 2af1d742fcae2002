import { dataOf, type NotificationPreferencesView } from '@reelsheet/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { shownError } from '../api/api-errors.js';
import { notificationPreferencesQuery } from '../api/notification-queries.js';
import { services } from '../api/services.js';
import { LoadFailed } from '../app/error-pages.js';
import { useOrganization } from '../app/use-organization.js';
import { LinkButton } from '../design/components/controls/link-button.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { SkeletonRows } from '../design/components/feedback/skeleton.js';
import { Page, Section } from '../design/components/layout/page.js';
import { strings } from '../strings/en.js';
import { ChannelTable } from './channel-table.js';
import { MailRhythm } from './mail-rhythm.js';
import { withChanges, type PreferenceChange } from './preference-change.js';
import styles from './settings.module.css';

const text = strings.inbox.preferences;

/** The settings of notifications and mails of the organization. Each change takes effect at once. */
export function InboxSettingsPage() {
  const { id, params } = useOrganization();
  const { data, error, refetch } = useQuery(notificationPreferencesQuery(id));
  const change = useChange();
  return (
    <Page
      title={text.title}
      actions={
        <LinkButton icon={<ArrowLeft />} to="/o/$organization/inbox" params={params}>
          {text.back}
        </LinkButton>
      }
    >
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows />}
      {data && (
        <div className={styles.settings}>
          <Section title={text.mails}>
            <MailRhythm preferences={data} onChange={change} />
          </Section>
          <Section title={text.kinds}>
            <p className={styles.hint}>{text.kindsHint}</p>
            <ChannelTable preferences={data} onChange={change} />
          </Section>
        </div>
      )}
    </Page>
  );
}

/** Shows a change at once, and the state of the server afterwards. */
function useChange() {
  const { id } = useOrganization();
  const queries = useQueryClient();
  const { queryKey } = notificationPreferencesQuery(id);
  return (body: PreferenceChange) => {
    void queries.cancelQueries({ queryKey });
    const changed = (shown: NotificationPreferencesView | undefined) => shown && withChanges(shown, body);
    queries.setQueryData(queryKey, changed);
    dataOf(services().base.organizations.notificationPreferences.update({ path: { organization_id: id }, body }))
      .then((after) => queries.setQueryData(queryKey, after))
      .catch((error: unknown) => {
        addMessage({ kind: 'danger', text: shownError(error).message });
        void queries.invalidateQueries({ queryKey });
      });
  };
}
