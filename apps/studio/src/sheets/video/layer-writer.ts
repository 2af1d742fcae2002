import type { LayerView } from '@reelsheet/client';
import { videoStrings as text } from '../../strings/video-en.js';
import type { Written } from '../data/sheet-api.js';
import type { SheetSession } from '../edits/sheet-session.js';
import type { UndoStep } from '../edits/undo-history.js';
import { attributesOf, newAttributesOf, type LayerSettings } from './layers.js';
import type { VideoApi } from './video-api.js';

/** Changes the layers of a cell. Each change can be undone, and the row is read again after it. */
export class LayerWriter {
  constructor(
    private readonly session: SheetSession,
    private readonly api: VideoApi,
    private readonly rowId: number,
  ) {}

  async add(settings: LayerSettings): Promise<void> {
    const key = crypto.randomUUID();
    const { name, type } = settings;
    const draft = { name: name.trim(), type, additional_attributes: newAttributesOf(settings) };
    await this.write(() => this.api.addLayer(key, draft));
  }

  async change(layerId: number, settings: LayerSettings): Promise<void> {
    await this.write(() => this.api.changeLayer(layerId, { name: settings.name.trim() }, attributesOf(settings)));
  }

  async move(positions: readonly { readonly id: number; readonly position: number }[] | undefined): Promise<void> {
    if (positions) await this.write(() => this.api.moveLayers(positions));
  }

  async remove({ id, name }: LayerView): Promise<void> {
    const step = await this.write(() => this.api.deleteLayer(id));
    if (step) this.session.notice.set({ text: text.removed(name), kind: 'positive', step });
  }

  private async write(send: () => Promise<Written<unknown>>): Promise<UndoStep | undefined> {
    const step = await this.session.structure.changeCell('layers', send);
    await this.session.row.read(this.rowId).catch(this.session.report);
    return step;
  }
}
