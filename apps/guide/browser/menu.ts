/** Opens the list of pages on narrow screens, and scrolls it to the current page. */
export function startMenu(): void {
  const button = document.querySelector('.menu')!;
  const sidebar = document.querySelector<HTMLElement>('.sidebar')!;
  button.addEventListener('click', () => {
    const isOpen = sidebar.classList.toggle('open');
    button.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) sidebar.querySelector<HTMLElement>('[aria-current], summary')?.focus();
  });
  sidebar.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !sidebar.classList.contains('open')) return;
    sidebar.classList.remove('open');
    button.setAttribute('aria-expanded', 'false');
    (button as HTMLElement).focus();
  });
  const current = sidebar.querySelector<HTMLElement>('[aria-current]');
  if (current) sidebar.scrollTop = Math.max(0, current.offsetTop - sidebar.clientHeight / 2);
}
