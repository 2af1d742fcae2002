import { store } from './stored.js';

/** Lets a button change between light and dark. */
export function startTheme(): void {
  document.querySelector('.theme')!.addEventListener('click', () => {
    const root = document.documentElement;
    const current = root.dataset['theme'] ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    const next = current === 'dark' ? 'light' : 'dark';
    root.dataset['theme'] = next;
    store('theme', next);
  });
}
