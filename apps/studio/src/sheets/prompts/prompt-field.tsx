import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { sheetStrings as strings } from '../../strings/sheet-en.js';
import { completed, openNameAt, suggestionsFor } from './prompt-names.js';
import styles from './prompt-field.module.css';

interface PromptFieldProps {
  readonly label: string;
  readonly value: string;
  /** Columns and variables that a prompt may name. */
  readonly names: readonly string[];
  readonly onChange: (value: string) => void;
  readonly onCommit: () => void;
}

/** A field for a prompt, which completes `{{names}}`. */
export function PromptField({ label, value, names, onChange, onCommit }: PromptFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { suggestions, chosen, choose, refresh, setChosen, close } = useCompletion(field, names, onChange);
  const isOpen = suggestions.length > 0;
  useLayoutEffect(() => {
    const element = field.current!;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + 2}px`;
  }, [value]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setChosen((chosen + step + suggestions.length) % suggestions.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(suggestions[chosen]!);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        className={styles.input}
        value={value}
        rows={4}
        aria-autocomplete="list"
        aria-controls={`${id}-names`}
        aria-activedescendant={isOpen ? `${id}-${chosen}` : undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          onChange(event.target.value);
          refresh();
        }}
        onKeyDown={onKeyDown}
        onClick={refresh}
        onBlur={() => {
          close();
          onCommit();
        }}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {strings.cell.promptHint}
      </p>
      <Suggestions id={id} label={label} names={suggestions} chosen={chosen} choose={choose} />
    </div>
  );
}

interface SuggestionsProps {
  readonly id: string;
  readonly label: string;
  readonly names: readonly string[];
  readonly chosen: number;
  readonly choose: (name: string) => void;
}

function Suggestions({ id, label, names, chosen, choose }: SuggestionsProps) {
  return (
    <ul id={`${id}-names`} role="listbox" aria-label={label} className={styles.names} hidden={names.length === 0}>
      {names.map((name, index) => (
        <li
          key={name}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          className={styles.name}
          // A press would take the focus from the field, which closes the list.
          onMouseDown={(event) => {
            event.preventDefault();
            choose(name);
          }}
        >
          {name}
        </li>
      ))}
    </ul>
  );
}

function useCompletion(
  field: RefObject<HTMLTextAreaElement | null>,
  names: readonly string[],
  onChange: (value: string) => void,
) {
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState(0);
  const close = () => setSuggestions([]);
  const refresh = () => {
    const { value, selectionStart } = field.current!;
    const open = openNameAt(value, selectionStart);
    setSuggestions(open ? suggestionsFor(open.typed, names) : []);
    setChosen(0);
  };
  const choose = (name: string) => {
    const element = field.current!;
    const open = openNameAt(element.value, element.selectionStart);
    if (!open) return;
    const { text, caret } = completed(element.value, element.selectionStart, open, name);
    // The caret is set before the next key arrives.
    flushSync(() => {
      onChange(text);
      close();
    });
    element.setSelectionRange(caret, caret);
  };
  return { suggestions, chosen, setChosen, close, refresh, choose };
}
