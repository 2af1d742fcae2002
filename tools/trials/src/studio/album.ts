import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import sharp from 'sharp';

const FOLDER = fileURLToPath(new URL('../../../../docs/images/studio/', import.meta.url));
const SIZE = { width: 1_280, height: 800 };

/** Pictures of a page for the documentation, numbered in the order in which they are taken. */
export class Album {
  count = 0;

  constructor(
    private readonly page: Page,
    private readonly isStored: boolean,
  ) {}

  async add(name: string): Promise<void> {
    this.count += 1;
    if (!this.isStored) return;
    await this.page.setViewportSize(SIZE);
    const picture = await this.page.screenshot({ animations: 'disabled' });
    // A palette makes a picture of a page a third as large, which nobody sees.
    const small = await sharp(picture).png({ palette: true, effort: 10, compressionLevel: 9 }).toBuffer();
    await mkdir(FOLDER, { recursive: true });
    await writeFile(`${FOLDER}${String(this.count).padStart(2, '0')}-${name}.png`, small);
  }
}
