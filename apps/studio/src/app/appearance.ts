/** The appearance of the studio in this browser. */
export interface Appearance {
  readonly theme: 'system' | 'light' | 'dark';
  readonly motion: 'on' | 'off';
}

const KEY = 'reelsheet.appearance';
const DEFAULT: Appearance = { theme: 'system', motion: 'on' };

let current: Appearance = DEFAULT;
const listeners = new Set<() => void>();

export const appearance = (): Appearance => current;

export function subscribeAppearance(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Applies what was chosen in this browser, and what other pages of it choose. */
export function openAppearance(): void {
  apply(parseAppearance(localStorage.getItem(KEY)));
  addEventListener('storage', ({ key, newValue }) => key === KEY && apply(parseAppearance(newValue)));
}

export function changeAppearance(change: Partial<Appearance>): void {
  apply({ ...current, ...change });
  localStorage.setItem(KEY, JSON.stringify(current));
}

/** Reads a stored appearance; what it does not contain has the default. */
export function parseAppearance(stored: string | null): Appearance {
  try {
    const { theme, motion } = JSON.parse(stored ?? '{}') as Partial<Appearance>;
    return {
      theme: theme === 'light' || theme === 'dark' ? theme : DEFAULT.theme,
      motion: motion === 'off' ? 'off' : DEFAULT.motion,
    };
  } catch {
    return DEFAULT;
  }
}

function apply(next: Appearance): void {
  current = next;
  const { dataset } = document.documentElement;
  dataset['theme'] = next.theme;
  dataset['motion'] = next.motion;
  for (const listener of listeners) listener();
}
