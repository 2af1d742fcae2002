import { useEffect, type RefObject } from 'react';

/** Elements that can have the focus, also those that only scripts give it to. */
const FOCUSABLE = '[tabindex]';

/** Returns whether a control can no longer have the focus. */
const isLost = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

/** Returns what takes the focus of a lost element: the closest of its surroundings that is still there. */
export function heirOf(surroundings: readonly HTMLElement[], root: HTMLElement): HTMLElement | undefined {
  const near = surroundings.find((element) => root.contains(element) && !isLost(element));
  return near ?? root.querySelector<HTMLElement>('[role="grid"]') ?? undefined;
}

function surroundingsOf(element: Element, root: HTMLElement): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  let next = element.parentElement?.closest<HTMLElement>(FOCUSABLE);
  while (next && root.contains(next)) {
    found.push(next);
    next = next.parentElement?.closest<HTMLElement>(FOCUSABLE);
  }
  return found;
}

/**
 * Keeps the focus in a page when the control that has it disappears or is disabled, as the last step of an undo or a
 * button that was replaced: its panel takes the focus, else the grid. People who press elsewhere keep their choice.
 */
export function useFocusRescue(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    let last: Element | undefined;
    let surroundings: readonly HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      last = target as Element;
      surroundings = surroundingsOf(last, element);
    };
    const forget = () => (last = undefined);
    const rescue = () => {
      if (!last || document.activeElement !== document.body || !isLost(last)) return;
      last = undefined;
      heirOf(surroundings, element)?.focus({ preventScroll: true });
    };
    // Browsers move the focus to the body with the next frame.
    const observer = new MutationObserver(() => {
      if (last && isLost(last)) requestAnimationFrame(() => requestAnimationFrame(rescue));
    });
    element.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget, true);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget, true);
    };
  }, [root]);
}
