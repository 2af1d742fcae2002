import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { Collection } from './collection.js';
import type { Files } from './files.js';

/** A stored response of a vendor, complete enough to send it again. */
export interface Answer {
  status: number;
  type: string;
  body: Buffer;
}

type Stored = Omit<Answer, 'body'>;

/** First responses by idempotency key, so that a repeated key has no second effect. */
export class IdempotentResponses {
  private readonly stored: Collection<Stored>;
  private readonly running = new Map<string, Promise<Answer>>();

  constructor(
    database: DatabaseSync,
    private readonly files: Files,
  ) {
    this.stored = new Collection<Stored>(database, 'answers', 20_000);
  }

  /** Creates the response once for each vendor and key, even for concurrent callers. Errors are not stored. */
  async once(vendor: string, key: string | null, make: () => Promise<Answer>): Promise<Answer & { replay: boolean }> {
    if (key === null) return { ...(await make()), replay: false };
    const id = createHash('sha256').update(`${vendor}\n${key}`).digest('hex');
    const running = this.running.get(id);
    if (running) return { ...(await running), replay: true };
    const stored = this.stored.get(id);
    if (stored) return { ...stored, body: await this.files.read(`${id}.answer`), replay: true };
    const made = this.makeAndStore(id, make).finally(() => this.running.delete(id));
    this.running.set(id, made);
    return { ...(await made), replay: false };
  }

  private async makeAndStore(id: string, make: () => Promise<Answer>): Promise<Answer> {
    const answer = await make();
    await this.files.write(`${id}.answer`, answer.body);
    this.stored.put(id, { status: answer.status, type: answer.type });
    return answer;
  }
}

export function jsonAnswer(body: unknown): Answer {
  return { status: 200, type: 'application/json; charset=utf-8', body: Buffer.from(JSON.stringify(body)) };
}
