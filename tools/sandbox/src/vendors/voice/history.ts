import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { type Static, Type } from 'typebox';
import { Collection } from '../../store/collection.js';

/** A speech that was generated for an account. */
export interface HistoryItem {
  history_item_id: string;
  request_id: string;
  voice_id: string;
  voice_name: string;
  voice_category: string;
  model_id: string;
  text: string;
  date_unix: number;
  character_count_change_from: number;
  character_count_change_to: number;
  content_type: string;
  output_format: string;
  state: 'created';
  settings: object;
  source: 'TTS';
  /** Key of the account; not part of responses. */
  account: string;
}

const Count = Type.String({ pattern: '^\\d+$' });

export const HistoryQuery = Type.Object({
  page_size: Type.Optional(Count),
  start_after_history_item_id: Type.Optional(Type.String()),
  voice_id: Type.Optional(Type.String()),
  model_id: Type.Optional(Type.String()),
  date_after_unix: Type.Optional(Count),
  date_before_unix: Type.Optional(Count),
  search: Type.Optional(Type.String()),
  source: Type.Optional(Type.String()),
});
export type HistoryQuery = Static<typeof HistoryQuery>;

/** The generated speech of accounts, newest first. */
export class History {
  private readonly items: Collection<HistoryItem>;

  constructor(database: DatabaseSync) {
    this.items = new Collection<HistoryItem>(database, 'voice_history', 2_000);
  }

  add(item: HistoryItem): void {
    this.items.put(item.history_item_id, item);
  }

  find(apiKey: string, id: string): HistoryItem | undefined {
    const item = this.items.get(id);
    return item?.account === accountOf(apiKey) ? item : undefined;
  }

  charactersOf(apiKey: string): number {
    return this.of(apiKey).reduce((sum, item) => sum + [...item.text].length, 0);
  }

  list(apiKey: string, query: HistoryQuery): object {
    const found = this.of(apiKey).filter((item) => isMeant(item, query));
    const from = found.findIndex(({ history_item_id }) => history_item_id === query.start_after_history_item_id) + 1;
    const page = found.slice(from, from + Number(query.page_size ?? 100));
    return {
      history: page.map(({ account: _, ...shown }) => shown),
      last_history_item_id: page.at(-1)?.history_item_id ?? null,
      has_more: found.length > from + page.length,
    };
  }

  private of(apiKey: string): HistoryItem[] {
    return this.items.all().filter(({ account }) => account === accountOf(apiKey));
  }
}

export function accountOf(apiKey: string): string {
  return createHash('sha256').update(apiKey).digest('hex');
}

function isMeant(item: HistoryItem, query: HistoryQuery): boolean {
  return (
    (query.voice_id ?? item.voice_id) === item.voice_id &&
    (query.model_id ?? item.model_id) === item.model_id &&
    (query.source ?? item.source) === item.source &&
    item.date_unix >= Number(query.date_after_unix ?? 0) &&
    item.date_unix < Number(query.date_before_unix ?? Infinity) &&
    item.text.includes(query.search ?? '')
  );
}
