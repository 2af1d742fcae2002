import { useEffect } from 'react';
import { dialogAround, isGrid, positionOf, targetAfter, type FocusPosition } from './focus-target.js';

/** Messages and the like, which are shown above the page; the focus returns to the page after them. */
const ABOVE = '[data-above-page]';

/**
 * Keeps the focus in the page, or in the dialog above it, when the element that had it is removed or disabled, as by an
 * act on an item of a list: the next item of the list gets it, or what is around the element, or the heading of the
 * page. Otherwise the keyboard would start again at the top.
 */
export function useFocusReturn(): void {
  useEffect(() => {
    const page = document.getElementById('root')!;
    let inPage: FocusPosition | undefined;
    let inDialog: FocusPosition | undefined;
    let frame = 0;
    const isLost = () => document.activeElement === document.body || document.activeElement === null;
    const isFollowed = (target: EventTarget | null): target is HTMLElement =>
      target instanceof HTMLElement &&
      !target.closest(ABOVE) &&
      (page.contains(target) || dialogAround(target) !== undefined);

    const restore = () => {
      // The position in the page counts again once the dialog above it is closed.
      const last = inDialog?.dialog?.isConnected ? inDialog : inPage;
      const target = last && isLost() ? targetAfter(last, location.pathname) : undefined;
      if (target) giveFocus(target);
    };
    // Browsers take the focus from a disabled element with the next frame.
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => (frame = requestAnimationFrame(restore)));
    });
    const follow = (position: FocusPosition | undefined, isOfDialog: boolean) => {
      inDialog = isOfDialog ? position : undefined;
      if (!isOfDialog) inPage = position;
      observer.disconnect();
      if (inPage ?? inDialog)
        observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    };
    const onFocus = ({ target }: FocusEvent) => {
      const next = isFollowed(target) && inDialog ? replacementIn(inDialog, target) : undefined;
      if (next) giveFocus(next);
      else if (isFollowed(target)) follow(positionOf(target, location.pathname), dialogAround(target) !== undefined);
    };
    // A press on what takes no focus gives it up.
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!isFollowed(target)) return;
      const isOfDialog = dialogAround(target) !== undefined;
      const last = isOfDialog ? inDialog : inPage;
      if (!last?.element.contains(target)) follow(undefined, isOfDialog);
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPointerDown, true);
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, []);
}

/**
 * React Aria gives the focus to the first control of a dialog when the one that had it is removed. Returns what follows
 * in the list instead; undefined where the focus has moved for another reason.
 */
function replacementIn(before: FocusPosition, focused: HTMLElement): HTMLElement | undefined {
  if (before.element.isConnected || !before.item || dialogAround(focused) !== before.dialog) return undefined;
  const target = targetAfter(before, before.path);
  return target === before.dialog || target === focused ? undefined : target;
}

/** Gives the focus to an element, also to one that the Tab key does not reach, such as a heading. */
function giveFocus(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: isGrid(element) });
}
