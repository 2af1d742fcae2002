const SHOWN_MS = 1_500;

/** Lets buttons copy the code beside them. */
export function startCopying(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.copy'))
    button.addEventListener('click', () => void copy(button));
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const code = button.parentElement!.querySelector('code')!.textContent;
  await navigator.clipboard.writeText(code);
  button.textContent = 'Copied';
  setTimeout(() => (button.textContent = 'Copy'), SHOWN_MS);
}
