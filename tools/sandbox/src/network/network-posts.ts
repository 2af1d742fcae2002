import type { SandboxContext } from '../server/vendor.js';
import { Collection } from '../store/collection.js';

export interface PostFile {
  file: string;
  /** MIME type. */
  type: string;
  alt?: string;
}

/** A post of a network whose posts are alike enough: words and files. Times in milliseconds since 1970. */
export interface NetworkPost {
  id: string;
  handle: string;
  title: string;
  text: string;
  /** The text as it was sent, where the network has a markup. */
  markup?: string;
  files: PostFile[];
  cover: PostFile | null;
  /** Describes the audience of the post; undefined for a public post. */
  audience?: string | undefined;
  /** Label that the network shows about how the post was made. */
  label?: string;
  replyTo: string | null;
  createdAt: number;
  /** When the network is done with its files. */
  readyAt: number;
  /** Reason why the post will never be published; null while there is none. */
  fault: string | null;
}

/** The posts of one network; each call that makes one makes another, however alike they are. */
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

  /** Newest first. */
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
