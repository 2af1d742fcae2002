import { dataOf, type AssetView } from '@reelsheet/client';
import { useQueryClient } from '@tanstack/react-query';
import { shownError } from '../api/api-errors.js';
import { fileUsesQuery } from '../api/library-queries.js';
import { keys } from '../api/query-keys.js';
import { services } from '../api/services.js';
import { useOrganization } from '../app/use-organization.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { useShownAgent } from '../sheets/list/sheets-frame.js';
import { strings } from '../strings/en.js';
import { isFolder, nameOf } from './assets.js';

const text = strings.library;

interface NamedAsset {
  readonly id: number;
  readonly file_name?: string;
}

/** Requests and messages that all acts on the library of the shown agent use. */
function useLibraryRequests() {
  const { id } = useOrganization();
  const { agent } = useShownAgent();
  const queries = useQueryClient();
  const query = { agent_id: agent.id };
  const usesOf = (fileId: number) => queries.fetchQuery(fileUsesQuery(id, agent.id, fileId));
  const { base } = services();

  const refresh = () => queries.invalidateQueries({ queryKey: keys.library(id, agent.id) });
  const act = (work: () => Promise<unknown>) =>
    void work()
      .catch((error: unknown) => addMessage({ kind: 'danger', text: shownError(error).message }))
      .finally(() => void refresh());
  const say = (message: string, undo?: () => void) =>
    addMessage({
      kind: 'positive',
      text: message,
      ...(undo ? { action: { label: strings.common.undo, run: undo } } : {}),
    });
  return { base, query, refresh, act, say, usesOf };
}

/** Acts on files that happen at once. Each says what it has done, and offers to undo it. */
export function useLibraryActs() {
  const { base, query, act, say, usesOf } = useLibraryRequests();
  const restore = (file: NamedAsset) =>
    act(async () => {
      await dataOf(base.files.restore({ path: { id: file.id }, query }));
      say(text.restored(nameOf(file)));
    });
  /** Deletes a file that nothing uses; `confirm` asks about another one. */
  const removeFile = (file: NamedAsset, confirm: () => void) =>
    act(async () => {
      if ((await usesOf(file.id)).uses.length > 0) return confirm();
      await dataOf(base.files.delete({ path: { id: file.id }, query }));
      say(text.removed(nameOf(file)), () => restore(file));
    });
  const copyAddress = ({ url = '' }: AssetView) => {
    void navigator.clipboard.writeText(url).then(() => say(text.copied));
  };
  return { restore, removeFile, copyAddress };
}

/** Changes of files and folders by a dialog, which shows their errors. */
export function useLibraryChanges() {
  const { base, query, refresh, act, say } = useLibraryRequests();
  const { restore } = useLibraryActs();
  const removeUsedFile = async (file: NamedAsset) => {
    await dataOf(base.files.delete({ path: { id: file.id }, query }));
    say(text.removed(nameOf(file)), () => restore(file));
    await refresh();
  };
  const removeFolder = async ({ id: folderId, name = '' }: AssetView) => {
    await dataOf(base.folders.delete({ path: { id: folderId }, query }));
    say(text.folderRemoved(name));
    await refresh();
  };
  const withdraw = async (file: NamedAsset) => {
    await dataOf(base.files.withdrawAddress({ path: { id: file.id }, query }));
    say(text.withdrawn(nameOf(file)));
    await refresh();
  };
  const rename = async (asset: AssetView, name: string) => {
    const path = { id: asset.id };
    if (isFolder(asset)) await dataOf(base.folders.update({ path, query, body: { asset_folder: { name } } }));
    else await dataOf(base.files.update({ path, query, body: { content_resource: { filename: name } } }));
    await refresh();
  };
  const createFolder = async (name: string, parentId: number | null) => {
    await dataOf(base.folders.create({ query, body: { asset_folder: { name, parent_id: parentId } } }));
    await refresh();
  };
  /** Moves an asset; null is the root. */
  const move = async (asset: AssetView, from: number | null, to: number | null) => {
    const [path, name] = [{ id: asset.id }, nameOf(asset)];
    const moveTo = async (folderId: number | null) => {
      if (isFolder(asset))
        await dataOf(base.folders.update({ path, query, body: { asset_folder: { name, parent_id: folderId } } }));
      else
        await dataOf(
          base.files.update({
            path,
            query,
            body: { content_resource: { filename: name }, asset_folder: { id: folderId } },
          }),
        );
    };
    await moveTo(to);
    say(text.moved(name), () => act(() => moveTo(from)));
    await refresh();
  };
  return { removeUsedFile, removeFolder, withdraw, rename, createFolder, move };
}
