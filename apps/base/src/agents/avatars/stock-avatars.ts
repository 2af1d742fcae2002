import { Injectable } from '@nestjs/common';
import { ServiceConfig } from '@reelsheet/platform-config';
import { draw } from '../../assets/pictures/render-svg.js';
import { drawFace, type Face } from './drawn-face.js';
import { FACES } from './faces.js';

export const STOCK_SIZES = { picture: 1024, thumbnail: 256 } as const;

export type StockSize = keyof typeof STOCK_SIZES;

export interface StockAvatar {
  readonly id: number;
  readonly url: string;
  readonly thumbnailUrl: string;
}

/** Drawn stock avatars. Their ids start at 1 and never change. */
@Injectable()
export class StockAvatars {
  private readonly drawn = new Map<string, Promise<Buffer>>();

  constructor(private readonly config: ServiceConfig) {}

  list(): StockAvatar[] {
    return FACES.map((_, index) => this.at(index + 1));
  }

  find(id: number): StockAvatar | undefined {
    return FACES[id - 1] && this.at(id);
  }

  /** Returns a PNG, which is drawn on the first request and cached; undefined for an unknown id. */
  async draw(id: number, size: StockSize): Promise<Buffer | undefined> {
    const face = FACES[id - 1];
    if (!face) return undefined;
    const name = `${id}/${size}`;
    const drawing = this.drawn.get(name) ?? render(face, STOCK_SIZES[size]);
    this.drawn.set(name, drawing);
    return drawing;
  }

  private at(id: number): StockAvatar {
    const root = `${this.config.BASE_URL}/stock_avatars/${id}`;
    return { id, url: `${root}/picture`, thumbnailUrl: `${root}/thumbnail` };
  }
}

const render = async (face: Face, edge: number) => (await draw(drawFace(face))).resize(edge).png().toBuffer();
