import { useEffect } from 'react';
import { isGrid, positionOf, targetAfter, type FocusPosition } from './focus-target.js';

/** Messages and the like, which are shown above the page; the focus returns to the page after them. */
const ABOVE = '[data-above-page]';

/**
 * Keeps the focus in the page when the element that had it is removed or disabled, as by an act on an item of a list:
 * the next item of the list gets it, or what is around the element, or the heading of the page. Otherwise the keyboard
 * would start again at the top.
 */
export function useFocusReturn(): void {
  useEffect(() => {
    const page = document.getElementById('root')!;
    let last: FocusPosition | undefined;
    let frame = 0;
    const isLost = () => document.activeElement === document.body || document.activeElement === null;
    const isInPage = (target: EventTarget | null): target is HTMLElement =>
      target instanceof HTMLElement && page.contains(target) && !target.closest(ABOVE);

    const restore = () => {
      const target = last && isLost() ? targetAfter(last, location.pathname) : undefined;
      if (target) giveFocus(target);
    };
    // Browsers take the focus from a disabled element with the next frame.
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => (frame = requestAnimationFrame(restore)));
    });
    const follow = (position: FocusPosition | undefined) => {
      last = position;
      observer.disconnect();
      if (position) observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (isInPage(target)) follow(positionOf(target, location.pathname));
    };
    // A press on what takes no focus gives it up.
    const onPointerDown = ({ target }: PointerEvent) => {
      if (isInPage(target) && !last?.element.contains(target)) follow(undefined);
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

/** Gives the focus to an element, also to one that the Tab key does not reach, such as a heading. */
function giveFocus(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: isGrid(element) });
}
