import type { SandboxContext } from '../server/vendor.js';
import { Collection } from '../store/collection.js';

export interface PostFile {
  file: string;
  /** MIME type. */
  type: string;
  alt?: string;
}

/** A post with text and files, for networks with similar posts. Times are in milliseconds since 1970. */
export interface NetworkPost {
  id: string;
  handle: string;
  title: string;
  text: string;
  /** Text as it was sent, if the network has a markup. */
  markup?: string;
  files: PostFile[];
  cover: PostFile | null;
  /** Describes the audience of the post; undefined for a public post. */
  audience?: string | undefined;
  /** Label that the network shows about how the post was made. */
  label?: string;
  replyTo: string | null;
  createdAt: number;
  /** Time at which the network has processed the files. */
  readyAt: number;
  /** Reason why the post will not be published; null if there is none. */
  fault: string | null;
}

/** The posts of one network. Each call creates another post, even with equal content. */
export class PostBook {
  private readonly stored: Collection<NetworkPost>;

  constructor(
    private readonly sandbox: SandboxContext,
    network: string,
  ) {
    this.stored = new Collection<NetworkPost>(sandbox.database, `${network}_posts`);
  }

  add(
    given: Pick<NetworkPost, 'id' | 'handle' | 'text' | 'files'> & Partial<NetworkPost>,
    processes = false,
  ): NetworkPost {
    const now = Date.now();
    const readyAt = processes ? now + this.sandbox.settings.processingSeconds * 1_000 : now;
    return this.save({ title: '', cover: null, replyTo: null, fault: null, createdAt: now, readyAt, ...given });
  }

  save(post: NetworkPost): NetworkPost {
    return this.stored.put(post.id, post);
  }

  get(id: string): NetworkPost | undefined {
    return this.stored.get(id);
  }

  /** Returns all posts or those of one account, newest first. */
  of(handle?: string): NetworkPost[] {
    return this.stored.all().filter((post) => handle === undefined || post.handle === handle);
  }

  /** Returns the visible posts, newest first. */
  shown(handle?: string): NetworkPost[] {
    return this.of(handle).filter(isShown);
  }
}

export function isReady({ readyAt }: NetworkPost): boolean {
  return Date.now() >= readyAt;
}

function isShown(post: NetworkPost): boolean {
  return isReady(post) && post.fault === null;
}
