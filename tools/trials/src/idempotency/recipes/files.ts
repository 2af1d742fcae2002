import { randomBytes, randomUUID } from 'node:crypto';
import { someFile } from '../../support/uploading.js';
import type { Prepared, Recipes, Scene } from '../scene.js';

const FILE_BYTES = 20_000;

function formOf(bytes: Buffer<ArrayBuffer>, type: string, name: string): FormData {
  const form = new FormData();
  form.append('content_resource[file]', new Blob([bytes], { type }), name);
  return form;
}

/** Adds a file to the library of the tenant's agent and returns its id. */
export async function addFile(scene: Scene, bytes: Buffer<ArrayBuffer>, type: string, name: string): Promise<number> {
  const form = formOf(bytes, type, name);
  const path = scene.ofAgent('/content_resources');
  return (await scene.call<{ content_resource: { id: number } }>('base', 'POST', path, form)).content_resource.id;
}

/** Returns a picture with bytes that no other file has: files with the same bytes share their addresses. */
async function newPicture(scene: Scene): Promise<Buffer<ArrayBuffer>> {
  const answer = await fetch(scene.media.url('picture.jpg'));
  return Buffer.concat([new Uint8Array(await answer.arrayBuffer()), randomBytes(16)]);
}

/** Adds a picture and returns its path. */
async function pictureAt(scene: Scene, action = ''): Promise<string> {
  const id = await addFile(scene, await newPicture(scene), 'image/jpeg', 'picture.jpg');
  return scene.ofAgent(`/content_resources/${id}${action}`);
}

async function restored(scene: Scene): Promise<Prepared> {
  const path = await pictureAt(scene);
  await scene.call('base', 'DELETE', path);
  return { path: path.replace('?', '/restore?') };
}

function announced(): Prepared {
  const { checksum } = someFile(FILE_BYTES);
  const blob = { filename: 'clip.mp4', byte_size: FILE_BYTES, checksum, content_type: 'video/mp4' };
  return { path: '/direct_upload', body: { blob } };
}

export const FILE_RECIPES: Recipes = {
  'base /content_resources': async (scene) => ({
    path: scene.ofAgent('/content_resources'),
    body: formOf(await newPicture(scene), 'image/jpeg', 'picture.jpg'),
  }),
  'base /content_resources/{id}/restore': restored,
  'base /content_resources/{id}/withdraw_address': async (scene) => ({
    path: await pictureAt(scene, '/withdraw_address'),
  }),
  'base /direct_upload': announced,
  'base /asset_folders': (scene) => ({
    path: scene.ofAgent('/asset_folders'),
    body: { asset_folder: { name: `Once ${randomUUID()}` } },
  }),
};
