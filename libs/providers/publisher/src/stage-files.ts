import type { PublishedFile, StagedFile, StageHooks } from './port.js';

/** Stores the upload state of a file. */
export type SaveFile = (file: StagedFile) => Promise<void>;

/** Uploads one file, resuming at `held`, and saves each step. Resolves when the network has processed it. */
export type DeliverFile = (media: PublishedFile, held: StagedFile | undefined, save: SaveFile) => Promise<void>;

/** Uploads files one after another and skips those that are ready. */
export async function stageFiles(
  media: readonly PublishedFile[],
  held: readonly StagedFile[],
  { saveFiles, onProgress }: StageHooks,
  deliver: DeliverFile,
): Promise<readonly StagedFile[]> {
  const files = [...held];
  const total = media.reduce((sum, { size }) => sum + size, 0);
  for (const [index, file] of media.entries()) {
    const save: SaveFile = async (next) => {
      files[index] = next;
      await saveFiles([...files]);
      onProgress?.(
        files.reduce((sum, { sentBytes }) => sum + sentBytes, 0),
        total,
      );
    };
    if (!files[index]?.isReady) await deliver(file, files[index], save);
  }
  return files;
}
