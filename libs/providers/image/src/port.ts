export interface ReferenceImage {
  /** A local file. */
  readonly path: string;
  readonly contentType: string;
}

export interface ImageRequest {
  /** The vendor's own name of the model. */
  readonly vendorModel: string;
  readonly prompt: string;
  /** One of the model's ratios, for example `9:16`. */
  readonly aspectRatio: string;
  /** In pixels, of that ratio. */
  readonly width: number;
  readonly height: number;
  readonly count: number;
  readonly references?: readonly ReferenceImage[];
  readonly signal?: AbortSignal;
  /** Repeating a call with its key costs nothing and gives the same images, as far as the vendor heeds keys. */
  readonly idempotencyKey: string;
}

export interface GeneratedImage {
  readonly bytes: Buffer;
  /** Detected from the bytes: `image/png`, `image/jpeg` or `image/webp`. */
  readonly contentType: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

export abstract class ImageProvider {
  /** Exactly `count` whole images. Rejects with a ProviderError, or with the signal's reason. */
  abstract generate(request: ImageRequest): Promise<{ readonly images: readonly GeneratedImage[] }>;
}
