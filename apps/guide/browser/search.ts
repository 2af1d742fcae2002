import MiniSearch from 'minisearch';
import { SEARCH_OPTIONS } from '../src/site/search-options.js';

const MAX_RESULTS = 12;
/** Number of characters around the first word that was found. */
const EXCERPT = 140;
const BASE = '/guide/';

const script = document.querySelector<HTMLScriptElement>('script[data-search]')!;
let loading: Promise<MiniSearch> | undefined;

/** Opens a dialog with `/`, Ctrl-K or the button. The index is requested when it is needed first. */
export function startSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog.search')!;
  const field = dialog.querySelector('input')!;
  const open = () => {
    if (dialog.open) return;
    dialog.showModal();
    field.select();
    void index();
  };
  document.querySelector('.open-search')!.addEventListener('click', open);
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLInputElement;
    const isShortcut = (event.key === '/' && !isTyping) || (event.key === 'k' && (event.ctrlKey || event.metaKey));
    if (!isShortcut) return;
    event.preventDefault();
    open();
  });
  field.addEventListener('input', () => void renderResults(dialog, field.value));
  dialog.addEventListener('keydown', (event) => moveAmong(dialog, event));
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close();
  });
}

function index(): Promise<MiniSearch> {
  loading ??= fetch(script.dataset['search']!)
    .then((response) => response.text())
    .then((text) => MiniSearch.loadJSON(text, SEARCH_OPTIONS));
  loading.catch(() => (loading = undefined));
  return loading;
}

async function renderResults(dialog: HTMLDialogElement, text: string): Promise<void> {
  const state = dialog.querySelector('.search-state')!;
  const field = dialog.querySelector('input')!;
  try {
    const found = text.trim() === '' ? [] : (await index()).search(text).slice(0, MAX_RESULTS);
    if (field.value !== text) return;
    state.textContent = text.trim() === '' ? '' : found.length === 0 ? 'Nothing found' : `${found.length} results`;
    dialog.querySelector('.results')!.replaceChildren(...found.map(resultOf));
  } catch {
    state.textContent = 'The search could not be loaded; check your connection and type again.';
  }
}

function resultOf(found: Readonly<Record<string, unknown>> & { readonly terms: readonly string[] }): HTMLLIElement {
  const [item, link] = [document.createElement('li'), document.createElement('a')];
  const [page, heading, text] = [found['page'], found['heading'], found['text']].map(String);
  link.href = `${BASE}${String(found['id'])}`;
  const [title, excerpt] = [document.createElement('strong'), document.createElement('span')];
  title.textContent = page === heading ? page! : `${page} › ${heading}`;
  const at = Math.max(0, text!.toLowerCase().indexOf(found.terms[0] ?? '') - EXCERPT / 3);
  const start = at === 0 ? 0 : text!.indexOf(' ', at) + 1;
  excerpt.textContent = text!.slice(start, start + EXCERPT);
  link.append(title, excerpt);
  item.append(link);
  return item;
}

/** Arrow keys move from the field to the results and among them. */
function moveAmong(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const stops = [dialog.querySelector('input')!, ...dialog.querySelectorAll<HTMLElement>('.results a')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops[Math.min(stops.length - 1, Math.max(0, at + step))]!.focus();
}
