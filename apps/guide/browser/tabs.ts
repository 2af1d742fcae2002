import { store } from './stored.js';

const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const allTabs = () => document.querySelectorAll<HTMLButtonElement>('[role=tab]');

/** Chooses the language of all examples at once; other pages begin with the same one. */
export function startTabs(): void {
  mark(document.documentElement.dataset['language'] ?? 'curl');
  for (const tab of allTabs()) {
    tab.addEventListener('click', () => choose(tab));
    tab.addEventListener('keydown', (event) => {
      const step = KEYS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const tabs = [...tab.parentElement!.querySelectorAll<HTMLButtonElement>('[role=tab]')];
      const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length]!;
      choose(next);
      next.focus();
    });
  }
}

/** Other examples may change their height, so the chosen one is scrolled back to where it was. */
function choose(tab: HTMLButtonElement): void {
  const before = tab.getBoundingClientRect().top;
  const language = tab.dataset['language']!;
  store('language', language);
  document.documentElement.dataset['language'] = language;
  mark(language);
  window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
}

function mark(language: string): void {
  for (const tab of allTabs()) {
    const isChosen = tab.dataset['language'] === language;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
  }
}
