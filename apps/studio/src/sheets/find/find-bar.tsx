import { CaseSensitive, ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { ToggleButton } from 'react-aria-components';
import { Button } from '../../design/components/controls/button.js';
import { findStrings as strings } from '../../strings/find-en.js';
import { ChoiceField } from '../controls/choice-field.js';
import { useObservable } from '../data/observable.js';
import type { GridModel } from '../grid/grid-model.js';
import type { FindScope, FindState } from './find-model.js';
import styles from './find.module.css';

interface FindBarProps {
  readonly grid: GridModel;
  readonly onClose: () => void;
}

/** Finds and replaces a text in the cells. */
export function FindBar({ grid, onClose }: FindBarProps) {
  const state = useObservable(grid.find.state);
  const field = useRef<HTMLInputElement>(null);
  useObservable(grid.shown);
  useObservable(grid.selection);
  if (!state) return null;
  const close = () => {
    grid.find.close();
    onClose();
  };
  return (
    <div
      role="search"
      aria-label={strings.label}
      className={styles.bar}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <FindFields grid={grid} state={state} field={field} />
      <ReplaceFields grid={grid} state={state} field={field} />
      <Button kind="plain" size="small" icon={<X />} aria-label={strings.close} onPress={close} />
    </div>
  );
}

interface FieldsProps {
  readonly grid: GridModel;
  readonly state: FindState;
  /** The field of the text that is searched for. */
  readonly field: RefObject<HTMLInputElement | null>;
}

function FindFields({ grid, state, field }: FieldsProps) {
  const { find } = grid;
  const { matches } = find;
  useEffect(() => field.current?.select(), [field]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    find.step(event.shiftKey ? -1 : 1);
  };
  const count = matches.length === 0 ? strings.none : strings.position(state.current + 1, matches.length);
  return (
    <div className={styles.group}>
      <div className={styles.box}>
        <input
          ref={field}
          className={styles.input}
          aria-label={strings.text}
          placeholder={strings.text}
          value={state.text}
          onChange={(event) => find.change({ text: event.target.value })}
          onKeyDown={onKeyDown}
        />
        <span className={styles.count} role="status">
          {state.text === '' ? '' : count}
        </span>
        <ToggleButton
          className={styles.toggle}
          aria-label={strings.matchCase}
          isSelected={state.isCaseSensitive}
          onChange={(isCaseSensitive) => find.change({ isCaseSensitive })}
        >
          <CaseSensitive size={16} />
        </ToggleButton>
      </div>
      <Button
        kind="plain"
        size="small"
        icon={<ChevronUp />}
        aria-label={strings.previous}
        isDisabled={matches.length === 0}
        onPress={() => find.step(-1)}
      />
      <Button
        kind="plain"
        size="small"
        icon={<ChevronDown />}
        aria-label={strings.next}
        isDisabled={matches.length === 0}
        onPress={() => find.step(1)}
      />
      <ChoiceField<FindScope>
        label={strings.scope}
        value={state.scope}
        options={(['sheet', 'column', 'selection'] as const).map((value) => ({ value, label: strings.scopes[value] }))}
        onChange={(scope) => find.change({ scope })}
      />
    </div>
  );
}

function ReplaceFields({ grid, state, field }: FieldsProps) {
  const { find } = grid;
  const isNone = find.matches.length === 0;
  const replaceAll = () => {
    const count = find.replaceAll();
    // The button is off once nothing matches, which would lose the focus.
    field.current?.focus();
    const text = count > 0 ? strings.replaced(count) : strings.notWritable;
    const step = count > 0 ? grid.session.undoing.history.get().undo.at(-1) : undefined;
    grid.session.notice.set({ text, kind: count > 0 ? 'positive' : 'danger', ...(step && { step }) });
  };
  return (
    <div className={styles.group}>
      <div className={styles.box}>
        <input
          className={styles.input}
          aria-label={strings.replacement}
          placeholder={strings.replacement}
          value={state.replacement}
          onChange={(event) => find.change({ replacement: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            find.replaceOne();
          }}
        />
      </div>
      <Button size="small" isDisabled={isNone} onPress={() => find.replaceOne()}>
        {strings.replace}
      </Button>
      <Button size="small" isDisabled={isNone} onPress={replaceAll}>
        {strings.replaceAll}
      </Button>
    </div>
  );
}
