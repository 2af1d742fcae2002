import type { JsonObject, LayerDraftFields, LayerFields, RenderJobView } from '@reelsheet/client';
import { answerTo } from '../data/request-error.js';
import { once, written, type SheetApi } from '../data/sheet-api.js';
import type { CaptionPreset } from './caption-styles.js';

interface OrderedVideo {
  readonly isDraft: boolean;
  /** The standard style where undefined. */
  readonly captionStyle: CaptionPreset | undefined;
}

/** The requests about the final video of one cell. */
export class VideoApi {
  constructor(
    private readonly api: SheetApi,
    private readonly cellId: number,
  ) {}

  /** Returns the newest renders of the cell, drafts among them. */
  async renders(): Promise<readonly RenderJobView[]> {
    const query = { ...this.api.query, project_id: this.api.sheetId, container_id: this.cellId };
    return (await answerTo(this.api.client.renders.list({ query }))).data;
  }

  /** Orders a video of the layers of the cell; returns the id of the render. */
  async order(key: string, { isDraft, captionStyle }: OrderedVideo): Promise<number> {
    const input = captionStyle ? `{"captions":{"style":{"look":"${captionStyle}"}}}` : '{}';
    const job = {
      project_id: this.api.sheetId,
      container_id: this.cellId,
      container_type: 'SpreadsheetCell' as const,
      input,
      preview: isDraft,
    };
    const options = { query: this.api.query, headers: once(key), body: { job } };
    return (await answerTo(this.api.client.renders.create(options))).data.job_id;
  }

  async stop(renderId: number): Promise<void> {
    await answerTo(this.api.client.renders.stop({ path: { id: renderId } }));
  }

  async download(renderId: number): Promise<{ url: string; filename: string }> {
    return (await answerTo(this.api.client.renders.download({ path: { id: renderId } }))).data;
  }

  async addLayer(key: string, video_layer: LayerDraftFields) {
    const options = { path: this.path, query: this.api.query, headers: once(key), body: { video_layer } };
    return written(this.api.client.sheets.layers.create(options));
  }

  /** Changes a layer; of its attributes only those that are named. */
  async changeLayer(layerId: number, fields: Omit<LayerFields, 'additional_attributes'>, attributes: JsonObject) {
    const path = { ...this.path, layer_id: layerId };
    const body = { video_layer: { ...fields, additional_attributes: attributes }, merge_attributes: true };
    return written(this.api.client.sheets.layers.update({ path, query: this.api.query, body }));
  }

  async deleteLayer(layerId: number) {
    const path = { ...this.path, layer_id: layerId };
    return written(this.api.client.sheets.layers.delete({ path, query: this.api.query }));
  }

  async moveLayers(layers: readonly { readonly id: number; readonly position: number }[]) {
    const options = { path: this.path, query: this.api.query, body: { layers: [...layers] } };
    return written(this.api.client.sheets.layers.move(options));
  }

  private get path() {
    return { id: this.api.sheetId, cell_id: this.cellId };
  }
}
