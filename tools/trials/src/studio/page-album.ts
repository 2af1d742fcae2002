import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import sharp, { type OverlayOptions } from 'sharp';

const DOCS = fileURLToPath(new URL('../../../../docs/studio/', import.meta.url));
const FOLDER = fileURLToPath(new URL('../../../../docs/images/studio/pages/', import.meta.url));
const HEIGHT = 430;
const GAP = 12;
const BACKGROUND = '#8f8f94';

/** Kinds of pictures of one page, in their order from left to right. */
const APPEARANCES = ['light', 'dark', 'phone'] as const;
type Appearance = (typeof APPEARANCES)[number];

/** Pictures of every page for the documentation: light, dark and as wide as a phone, in one file for each page. */
export class PageAlbum {
  private readonly pictures = new Map<string, Map<Appearance, Buffer>>();

  constructor(private readonly isStored: boolean) {}

  async add(name: string, appearance: Appearance, page: Page): Promise<void> {
    if (!this.isStored) return;
    const picture = await page.screenshot({ animations: 'disabled' });
    const ofPage = this.pictures.get(name) ?? new Map<Appearance, Buffer>();
    this.pictures.set(name, ofPage.set(appearance, picture));
  }

  /** Replaces the pictures of the documentation and the page that shows them. */
  async store(): Promise<void> {
    if (!this.isStored) return;
    await rm(FOLDER, { recursive: true, force: true });
    await mkdir(FOLDER, { recursive: true });
    const entries = [...this.pictures].map(([name, pictures]) => ({ name, pictures, file: fileOf(name) }));
    for (const { pictures, file } of entries) await writeFile(`${FOLDER}${file}`, await joined(pictures));
    const shown = entries.map(
      ({ name, file }) => `## ${titleOf(name)}\n\n![${titleOf(name)}](../images/studio/pages/${file})\n`,
    );
    await writeFile(`${DOCS}pages.md`, `${INTRODUCTION}\n${shown.join('\n')}`);
  }
}

const INTRODUCTION = `# Pages of the studio

Each page and dialog: light, dark and as wide as a phone. The pictures are made by \`npm run trials -- studio --full\`,
which also checks each page by axe.
`;

const fileOf = (name: string) => `${name.replace(/[^a-z0-9]+/g, '-')}.webp`;
const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Returns the pictures of one page beside each other, at a third of their area. */
async function joined(pictures: ReadonlyMap<Appearance, Buffer>): Promise<Buffer> {
  const layers: OverlayOptions[] = [];
  let left = 0;
  for (const appearance of APPEARANCES) {
    const picture = pictures.get(appearance);
    if (!picture) continue;
    const { data, info } = await sharp(picture).resize({ height: HEIGHT }).toBuffer({ resolveWithObject: true });
    layers.push({ input: data, left, top: 0 });
    left += info.width + GAP;
  }
  const canvas = { width: left - GAP, height: HEIGHT, channels: 3 as const, background: BACKGROUND };
  return sharp({ create: canvas }).composite(layers).webp({ quality: 72, effort: 6 }).toBuffer();
}
