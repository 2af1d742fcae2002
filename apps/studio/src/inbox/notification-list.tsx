import type { NotificationView } from '@reelsheet/client';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { dayName } from '../strings/format.js';
import type { InboxActs } from './inbox-acts.js';
import { actOf, focusAfter, type InboxAct } from './inbox-keys.js';
import { byDay, daysAgo } from './notification-days.js';
import { NotificationRow } from './notification-row.js';
import styles from './inbox.module.css';

interface NotificationListProps {
  readonly items: readonly NotificationView[];
  readonly acts: InboxActs;
}

const TARGET = '[data-notification]';

/** Notifications by day. Keys move between the rows and act on the one with the focus. */
export function NotificationList({ items, acts }: NotificationListProps) {
  const list = useRef<HTMLDivElement>(null);
  const focusNext = useRef<number>(undefined);
  const targets = () => [...(list.current?.querySelectorAll<HTMLElement>(TARGET) ?? [])];

  useEffect(() => {
    if (focusNext.current === undefined) return;
    const next = targets()[focusNext.current];
    focusNext.current = undefined;
    next?.focus();
  }, [items]);

  useEffect(() => {
    const enter = (event: globalThis.KeyboardEvent) => {
      const act = actOf(event);
      if ((act !== 'next' && act !== 'previous') || document.activeElement !== document.body) return;
      event.preventDefault();
      targets()[0]?.focus();
    };
    addEventListener('keydown', enter);
    return () => removeEventListener('keydown', enter);
  }, []);

  const perform = (act: InboxAct, index: number) => {
    const item = items[index];
    if (!item) return;
    const next = focusAfter(act, index, items.length);
    if (act === 'next' || act === 'previous') return targets()[next]?.focus();
    focusNext.current = next;
    if (act === 'archive') acts.toggleArchived(item);
    else acts.toggleRead(item);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = actOf(event);
    const row = (event.target as HTMLElement).closest('li')?.querySelector<HTMLElement>(TARGET);
    const index = row ? targets().indexOf(row) : -1;
    if (!act || index < 0) return;
    event.preventDefault();
    perform(act, index);
  };

  const now = Date.now();
  return (
    <div ref={list} onKeyDown={onKeyDown} className={styles.days}>
      {byDay(items).map((day) => (
        <section key={day.start} aria-labelledby={`day-${day.start}`}>
          <h2 id={`day-${day.start}`} className={styles.day}>
            {dayName(day.start, daysAgo(day.start, now))}
          </h2>
          <ul className={styles.list}>
            {day.items.map((item) => (
              <NotificationRow key={item.id} item={item} acts={acts} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
