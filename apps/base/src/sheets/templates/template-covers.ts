import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ServiceConfig } from '@reelsheet/platform-config';
import { draw } from '../../assets/pictures/render-svg.js';
import { COVERS } from './covers/covers.js';
import { drawCover } from './covers/cover-canvas.js';

const QUALITY = 88;

/** An encoded picture. */
export interface CoverPicture {
  /** WebP. */
  readonly bytes: Buffer;
  readonly version: string;
}

/** Draws the covers of built-in templates. */
@Injectable()
export class TemplateCovers {
  private readonly drawings = new Map(
    Object.entries(COVERS).map(([slug, cover]) => {
      const svg = drawCover(cover);
      return [slug, { svg, version: createHash('sha256').update(svg).digest('hex').slice(0, 16) }] as const;
    }),
  );
  private readonly drawn = new Map<string, Promise<Buffer>>();

  constructor(private readonly config: ServiceConfig) {}

  /** Returns a URL that changes with the picture, so that responses can be cached forever. */
  urlOf(slug: string): string {
    return `${this.config.BASE_URL}/templates/covers/${slug}.webp?v=${this.drawings.get(slug)!.version}`;
  }

  /** Draws a cover once and caches it. Returns undefined when no template has the slug. */
  async picture(slug: string): Promise<CoverPicture | undefined> {
    const drawing = this.drawings.get(slug);
    if (!drawing) return undefined;
    const drawn = this.drawn.get(slug) ?? render(drawing.svg);
    this.drawn.set(slug, drawn);
    return { bytes: await drawn, version: drawing.version };
  }
}

const render = async (svg: string) => (await draw(svg)).webp({ quality: QUALITY }).toBuffer();
