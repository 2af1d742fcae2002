import type { MediaFile, StagedFile, StageHooks } from './port.js';

/** Keeps what is known of one file on its way to the network. */
export type KeepFile = (file: StagedFile) => Promise<void>;

/** Brings one file to the network, from wherever `held` stands, and keeps each step; resolves when the network is done with it. */
export type DeliverFile = (media: MediaFile, held: StagedFile | undefined, keep: KeepFile) => Promise<void>;

/** Delivers files one after another, those that are ready left as they are. */
export async function stageFiles(
  media: readonly MediaFile[],
  held: readonly StagedFile[],
  { saveFiles, onProgress }: StageHooks,
  deliver: DeliverFile,
): Promise<readonly StagedFile[]> {
  const files = [...held];
  const total = media.reduce((sum, { size }) => sum + size, 0);
  for (const [index, file] of media.entries()) {
    const keep: KeepFile = async (next) => {
      files[index] = next;
      await saveFiles([...files]);
      onProgress?.(
        files.reduce((sum, { sentBytes }) => sum + sentBytes, 0),
        total,
      );
    };
    if (!files[index]?.isReady) await deliver(file, files[index], keep);
  }
  return files;
}
