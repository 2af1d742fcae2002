import { X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../../design/components/controls/button.js';
import styles from './panel.module.css';

interface PanelProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly header?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** True if the person opened the panel in order to type in it. */
  readonly takesFocus?: boolean;
}

/** A panel beside the grid; over it on a phone. */
export function Panel({ title, closeLabel, header, onClose, children, takesFocus }: PanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) panel.current?.focus();
  }, [takesFocus]);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return (
    <aside ref={panel} tabIndex={-1} className={styles.panel} aria-label={title} onKeyDown={closeOnEscape}>
      <header className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        {header}
        <Button kind="plain" size="small" aria-label={closeLabel} icon={<X />} onPress={onClose} />
      </header>
      <div className={styles.content}>{children}</div>
    </aside>
  );
}

interface PanelSectionProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly end?: ReactNode;
  /** True to focus the title where the section has replaced what had the focus. */
  readonly takesFocus?: boolean;
}

export function PanelSection({ title, children, end, takesFocus }: PanelSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h3 ref={heading} tabIndex={takesFocus ? -1 : undefined} className={styles.sectionTitle}>
          {title}
        </h3>
        {end}
      </div>
      {children}
    </section>
  );
}
