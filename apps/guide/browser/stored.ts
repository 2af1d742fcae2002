/** Stores a choice, where the browser allows it. */
export function store(name: string, value: string): void {
  try {
    localStorage.setItem(`guide.${name}`, value);
  } catch {
    // A browser that stores nothing forgets the choice.
  }
}
