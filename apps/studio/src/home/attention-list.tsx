import { CheckCheck, OctagonAlert, FileClock, PlugZap, ShieldQuestion } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../design/components/controls/button.js';
import { List, Row } from '../design/components/layout/list.js';
import { Section } from '../design/components/layout/page.js';
import { SkeletonRows } from '../design/components/feedback/skeleton.js';
import { strings } from '../strings/en.js';
import { amount } from '../strings/format.js';
import { PLATFORM_NAMES } from '../strings/platforms.js';
import { AttentionActions } from './attention-actions.js';
import type { AttentionItem } from './attention.js';
import styles from './home.module.css';

const text = strings.home;
const SHOWN_AT_FIRST = 6;

interface AttentionListProps {
  readonly items: readonly AttentionItem[];
  readonly isLoading: boolean;
  /** True if some of it could not be read. */
  readonly isPartial: boolean;
}

/** Everything that needs a person. */
export function AttentionList({ items, isLoading, isPartial }: AttentionListProps) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? items : items.slice(0, SHOWN_AT_FIRST);
  return (
    <Section title={text.attention}>
      {items.length === 0 && isLoading && <SkeletonRows rows={3} />}
      {items.length === 0 && !isLoading && (
        <div className={styles.calm}>
          <CheckCheck aria-hidden="true" />
          <p>
            <strong>{text.nothing}</strong>
            {isPartial ? text.partly : text.nothingHint}
          </p>
        </div>
      )}
      {items.length > 0 && (
        <List label={text.attention}>
          {shown.map((item) => (
            <AttentionRow key={item.id} item={item} />
          ))}
        </List>
      )}
      {isPartial && items.length > 0 && <p className={styles.note}>{text.partly}</p>}
      {shown.length < items.length && (
        <Button kind="plain" onPress={() => setAll(true)}>
          {text.moreAttention(items.length - shown.length)}
        </Button>
      )}
    </Section>
  );
}

const ICONS = {
  gate: <ShieldQuestion className={styles.neutral} aria-hidden="true" />,
  reconnect: <PlugZap className={styles.warning} aria-hidden="true" />,
  failed: <OctagonAlert className={styles.danger} aria-hidden="true" />,
  draft: <FileClock className={styles.neutral} aria-hidden="true" />,
};

const AttentionRow = ({ item }: { readonly item: AttentionItem }) => (
  <Row isWrapping icon={ICONS[item.kind]} {...textsOf(item)} end={<AttentionActions item={item} />} />
);

function textsOf(item: AttentionItem): { title: string; detail: string } {
  const { name } = item.agent;
  switch (item.kind) {
    case 'gate': {
      const { summary = '', cost = 0 } = item.run.pending_action ?? {};
      return { title: text.gate(summary), detail: text.gateHint(name, amount(cost)) };
    }
    case 'reconnect': {
      const { platform, handle } = item.account;
      return { title: text.reconnect(PLATFORM_NAMES[platform], `@${handle}`), detail: text.reconnectHint(name) };
    }
    case 'failed': {
      const reasons = item.post.platforms_status.filter(({ error }) => error).map(({ error }) => error);
      return { title: text.failedPost(titleOf(item.post)), detail: [...new Set(reasons), name].join(' · ') };
    }
    case 'draft':
      return { title: text.draft(titleOf(item.post)), detail: name };
  }
}

const titleOf = ({ content, description }: Extract<AttentionItem, { kind: 'draft' }>['post']): string =>
  [content.title, description, content.description].find((each) => each?.trim()) ?? text.untitledPost;
