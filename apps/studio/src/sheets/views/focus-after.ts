import { useCallback, useEffect, useRef, type RefObject } from 'react';

type Finder = (root: HTMLElement) => HTMLElement | null | undefined;

/** Returns what focuses an element after the next change, as the condition that a press has just added. */
export function useFocusAfter(root: RefObject<HTMLElement | null>): (find: Finder) => void {
  const wanted = useRef<Finder>(undefined);
  useEffect(() => {
    const element = root.current && wanted.current?.(root.current);
    if (!element) return;
    wanted.current = undefined;
    element.focus();
  });
  return useCallback((find) => {
    wanted.current = find;
  }, []);
}

/** Finds the first control of a line, if it is there already. */
export const controlOfLine =
  (index: number): Finder =>
  (root) =>
    root.querySelectorAll('li')[index]?.querySelector<HTMLElement>('select');

/** Finds what follows a removed line: the button that removes the next one, else the one that adds a line. */
export const afterRemoved =
  (index: number, count: number): Finder =>
  (root) => {
    const lines = root.querySelectorAll('li');
    if (lines.length >= count) return null;
    const next = lines[Math.min(index, lines.length - 1)];
    return (next ?? root).querySelector<HTMLElement>(next ? ':scope > button' : 'button');
  };
