import { pictureLibrary } from '@reelsheet/pictures';
import { download } from '../../network/download.js';
import { numericId } from '../../network/meta.js';
import { probe } from '../../media/probe.js';
import { VendorError } from '../../server/vendor-error.js';
import type { SandboxContext } from '../../server/vendor.js';
import { Collection } from '../../store/collection.js';

export const KINDS = ['IMAGE', 'VIDEO', 'REELS', 'CAROUSEL'] as const;

/**
 * A container becomes a post when it is published, and is deleted after a day. Times are in
 * milliseconds since 1970.
 */
export interface Container {
  id: string;
  handle: string;
  kind: (typeof KINDS)[number];
  isItem: boolean;
  caption: string;
  children: string[];
  file: string | null;
  cover: string | null;
  createdAt: number;
  /** Time at which its file arrived. */
  filledAt: number | null;
  /** Error subcode of the network. */
  fault: string | null;
  postId: string | null;
}

const LIFE_MS = 24 * 3_600_000;
const MAX_PICTURE = 8_000_000;
const MAX_SECONDS = 900;
const WIDEST = 1.91;
const TALLEST = 4 / 5;

/** The containers of the network. */
export class Containers {
  private readonly stored: Collection<Container>;

  constructor(private readonly sandbox: SandboxContext) {
    this.stored = new Collection<Container>(sandbox.database, 'photoshare_containers');
  }

  open(given: Pick<Container, 'handle' | 'kind' | 'isItem' | 'caption' | 'children'>): Container {
    const opened = { file: null, cover: null, filledAt: null, fault: null, postId: null };
    return this.save({ ...given, ...opened, id: numericId(), createdAt: Date.now() });
  }

  get(id: string | undefined): Container | undefined {
    return this.stored.get(id ?? '');
  }

  save(container: Container): Container {
    return this.stored.put(container.id, container);
  }

  /**
   * Downloads a picture and rejects formats that the network does not support. A cover may be as
   * tall as its reel.
   */
  async fetchPicture(url: string | undefined, isCover = false): Promise<string> {
    const bytes = await download(url ?? '');
    if (!bytes) throw new VendorError('invalid', 'The media could not be fetched from this URI.', '9004:2207052');
    if (bytes.length > MAX_PICTURE) throw new VendorError('invalid', 'The image is too large.', '36000:2207004');
    const library = await pictureLibrary();
    const found = await library(bytes)
      .metadata()
      .catch(() => undefined);
    if (found?.format !== 'jpeg')
      throw new VendorError('invalid', 'The image format is not supported.', '36001:2207005');
    const ratio = found.width / found.height;
    if (!isCover && (ratio > WIDEST || ratio < TALLEST))
      throw new VendorError('invalid', 'The aspect ratio is not supported.', '36003:2207009');
    const name = `photoshare-${numericId()}.jpg`;
    await this.sandbox.files.write(name, bytes);
    return name;
  }

  async fill(container: Container, file: string): Promise<Container> {
    const found = await probe(this.sandbox.files.path(file));
    const isVideo = found?.video !== undefined && /mp4|mov/.test(found.format);
    const fault = isVideo && found.duration <= MAX_SECONDS ? null : '2207026';
    return this.save({ ...container, file, filledAt: Date.now(), fault });
  }

  statusOf(container: Container): { status_code: string; status: string } {
    const { postId, fault, createdAt } = container;
    if (postId) return { status_code: 'PUBLISHED', status: 'Published: Media has been successfully published.' };
    if (createdAt + LIFE_MS < Date.now())
      return { status_code: 'EXPIRED', status: 'Expired: Container was not published in 24 hours.' };
    if (!this.isProcessed(container))
      return { status_code: 'IN_PROGRESS', status: 'In Progress: Media is still being processed.' };
    if (fault) return { status_code: 'ERROR', status: `Error: Media upload has failed with error code ${fault}` };
    return { status_code: 'FINISHED', status: 'Finished: Media has been uploaded and it is ready to be published.' };
  }

  /** Returns true if the container is ready. Pictures and carousels are ready immediately. */
  private isProcessed({ kind, filledAt }: Container): boolean {
    if (kind === 'IMAGE' || kind === 'CAROUSEL') return true;
    return filledAt !== null && Date.now() >= filledAt + this.sandbox.settings.processingSeconds * 1_000;
  }
}
