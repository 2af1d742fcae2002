import type { NotificationView } from '@reelsheet/client';
import {
  Archive,
  ArchiveRestore,
  BadgeCheck,
  Clapperboard,
  Coins,
  KeyRound,
  Mail,
  MailOpen,
  OctagonAlert,
  Pause,
  PlugZap,
  Repeat2,
  Send,
  ShieldQuestion,
  UserMinus,
  UserPlus,
  UserRoundCog,
  type LucideIcon,
} from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import { useOrganization } from '../app/use-organization.js';
import { classes } from '../design/classes.js';
import { Button } from '../design/components/controls/button.js';
import { TextLink } from '../design/components/controls/text-link.js';
import { strings } from '../strings/en.js';
import { exactTime, timeOfDay } from '../strings/format.js';
import type { InboxActs } from './inbox-acts.js';
import { targetOf } from './notification-target.js';
import styles from './inbox.module.css';

const text = strings.inbox;

type Tone = 'neutral' | 'positive' | 'warning' | 'danger';

const APPEARANCES: Readonly<Record<NotificationView['kind'], readonly [LucideIcon, Tone]>> = {
  gate_opened: [ShieldQuestion, 'warning'],
  post_failed: [OctagonAlert, 'danger'],
  post_published: [Send, 'positive'],
  render_failed: [OctagonAlert, 'danger'],
  render_completed: [Clapperboard, 'positive'],
  batch_completed: [BadgeCheck, 'positive'],
  batch_paused: [Pause, 'warning'],
  account_lost: [PlugZap, 'warning'],
  member_joined: [UserPlus, 'neutral'],
  member_removed: [UserMinus, 'neutral'],
  member_role_changed: [UserRoundCog, 'neutral'],
  credits_low: [Coins, 'warning'],
  weekly_limit_reached: [Coins, 'warning'],
  production_reported: [Repeat2, 'positive'],
  security: [KeyRound, 'neutral'],
};

interface NotificationRowProps {
  readonly item: NotificationView;
  readonly acts: InboxActs;
}

/** A notification. Its text leads to the page on which people act upon it. */
export function NotificationRow({ item, acts }: NotificationRowProps) {
  const [Icon, tone] = APPEARANCES[item.kind];
  const isUnread = item.read_at === null;
  const isArchived = item.archived_at !== null;
  const toggle = isUnread ? text.markRead : text.markUnread;
  const move = isArchived ? text.restore : text.archive;
  return (
    <li className={classes(styles.row, isUnread && styles.unread)}>
      <span className={styles.dot} aria-hidden="true" />
      <Icon className={classes(styles.icon, styles[tone])} aria-hidden="true" />
      <span className={styles.text}>
        <NotificationTitle item={item} acts={acts} />
        {item.agent_name !== null && !item.text.includes(item.agent_name) && (
          <span className={styles.agent}>{item.agent_name}</span>
        )}
      </span>
      <time className={styles.time} dateTime={item.happened_at} title={exactTime(item.happened_at)}>
        {timeOfDay(item.happened_at)}
      </time>
      <span className={styles.acts}>
        <Button
          kind="plain"
          size="small"
          icon={isUnread ? <MailOpen /> : <Mail />}
          aria-label={`${toggle}: ${item.text}`}
          onPress={() => acts.toggleRead(item)}
        />
        <Button
          kind="plain"
          size="small"
          icon={isArchived ? <ArchiveRestore /> : <Archive />}
          aria-label={`${move}: ${item.text}`}
          onPress={() => acts.toggleArchived(item)}
        />
      </span>
    </li>
  );
}

/** A link, or a button that marks a notification as read which leads nowhere. */
function NotificationTitle({ item, acts }: NotificationRowProps) {
  const { params } = useOrganization();
  const target = targetOf(item);
  const shown = (
    <>
      {item.read_at === null && <span className="visually-hidden">{text.unread} </span>}
      {item.text}
    </>
  );
  const mark = { 'data-notification': item.id, onPress: () => acts.open(item) };
  if (target?.page === 'sheet')
    return (
      <TextLink
        {...mark}
        className={styles.title}
        to="/o/$organization/agents/$agent/sheets/$sheet"
        params={{ ...params, agent: String(target.agentId), sheet: String(target.sheetId) }}
      >
        {shown}
      </TextLink>
    );
  if (target)
    return (
      <TextLink {...mark} className={styles.title} to="/o/$organization" params={params}>
        {shown}
      </TextLink>
    );
  return (
    <AriaButton {...mark} className={styles.title}>
      {shown}
    </AriaButton>
  );
}
