import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pictureLibrary } from '@reelsheet/pictures';
import PDFDocument from 'pdfkit';
import type { PublishedFile } from '../port.js';

const QUALITY = 90;

/** Creates a PDF with one page per picture, each in the size of its picture. Throws if a file is not a picture. */
export async function pictureDocument(pictures: readonly PublishedFile[], folder: string): Promise<PublishedFile> {
  const path = join(folder, 'carousel.pdf');
  // No default font, because the bundle contains no font files.
  const document = new PDFDocument({ autoFirstPage: false, font: '' });
  const written = pipeline(document, createWriteStream(path));
  try {
    for (const picture of pictures) await addPage(document, picture);
  } finally {
    document.end();
    await written;
  }
  return { path, size: (await stat(path)).size, contentType: 'application/pdf', url: pictures[0]!.url };
}

async function addPage(document: PDFKit.PDFDocument, { path }: PublishedFile): Promise<void> {
  const library = await pictureLibrary();
  const upright = library(path).rotate().flatten({ background: 'white' }).jpeg({ quality: QUALITY });
  const { data, info } = await upright.toBuffer({ resolveWithObject: true });
  const size: [number, number] = [info.width, info.height];
  document.addPage({ size, margin: 0 }).image(data, 0, 0, { width: info.width, height: info.height });
}
