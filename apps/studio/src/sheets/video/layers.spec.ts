import { describe, expect, it } from '@jest/globals';
import type { JsonObject, LayerType, LayerView } from '@reelsheet/client';
import type { GridColumn } from '../data/sheet-data.js';
import { attributesOf, invalidField, movedBy, newAttributesOf, settingsOf, sourcesFor } from './layers.js';

const layer = (type: LayerType, attributes: JsonObject, id = 1, position = 0): LayerView => ({
  id,
  name: 'Layer',
  position,
  type,
  additional_attributes: attributes,
  default_user_job: null,
  user_jobs: [],
  created_at_ts: 0,
  updated_at_ts: 0,
});

describe('layers of a final video', () => {
  it('reads the column, text, timing and loudness of a layer', () => {
    expect(settingsOf(layer('video', { source: '{{ VIDEO }}', volume: 0 }))).toMatchObject({
      column: 'VIDEO',
      volume: '0',
    });
    expect(settingsOf(layer('image', { source: '{{IMAGE}}', duration: 4 }))).toMatchObject({
      column: 'IMAGE',
      duration: '4',
      volume: '',
    });
    expect(settingsOf(layer('text', { text: '{{LINE}}' }))).toMatchObject({ column: 'LINE', text: '{{LINE}}' });
    expect(settingsOf(layer('text', { value: 'Say {{LINE}}' }))).toMatchObject({
      column: undefined,
      text: 'Say {{LINE}}',
    });
    expect(settingsOf(layer('audio', { content_resource_id: 3 }))).toMatchObject({ column: undefined, fileId: 3 });
  });

  it('writes only what the kind of layer has, and removes what was emptied', () => {
    const settings = { ...settingsOf(layer('video', { source: '{{A}}' })), duration: '3', volume: '50' };
    expect(attributesOf(settings)).toEqual({ source: '{{A}}', volume: 0.5 });
    expect(attributesOf({ ...settings, type: 'image' })).toEqual({ source: '{{A}}', duration: 3 });
    expect(attributesOf({ ...settings, type: 'image', duration: ' ' })).toEqual({ source: '{{A}}', duration: null });
    expect(newAttributesOf({ ...settings, type: 'image', duration: '' })).toEqual({ source: '{{A}}' });
    expect(attributesOf({ ...settings, type: 'text', column: undefined, text: 'Hello' })).toEqual({ text: 'Hello' });
    expect(attributesOf({ ...settings, column: undefined, volume: '' })).toEqual({ volume: null });
    const ofFile = { source: null, content_resource_id: 3, volume: null };
    expect(attributesOf({ ...settings, column: undefined, fileId: 3, volume: '' })).toEqual(ofFile);
  });

  it('names the field that cannot be taken', () => {
    const settings = { ...settingsOf(layer('image', { source: '{{A}}' })), duration: '' };
    expect(invalidField(settings)).toBeUndefined();
    expect(invalidField({ ...settings, name: ' ' })).toBe('name');
    expect(invalidField({ ...settings, column: undefined })).toBe('column');
    expect(invalidField({ ...settings, column: undefined, fileId: 3 })).toBeUndefined();
    expect(invalidField({ ...settings, type: 'text', column: undefined, text: 'Hi' })).toBeUndefined();
    for (const duration of ['0', 'x', '601']) expect(invalidField({ ...settings, duration })).toBe('duration');
    for (const volume of ['-1', '401']) expect(invalidField({ ...settings, type: 'audio', volume })).toBe('volume');
    expect(invalidField({ ...settings, type: 'audio', volume: '0', duration: 'x' })).toBeUndefined();
  });

  it('offers columns whose media a layer can show', () => {
    const columns = (['text', 'image', 'video', 'audio', 'video'] as const).map((type, index): GridColumn => ({
      id: index,
      title: `${index}`,
      type,
      role: index === 4 ? 'final_video' : 'ingredient',
      attributes: {},
    }));
    const ids = (type: LayerType) => sourcesFor(type, columns).map(({ id }) => id);
    expect([ids('text'), ids('image'), ids('video'), ids('audio')]).toEqual([[0], [1], [2], [2, 3]]);
  });

  it('exchanges a layer with the next one, and stays at an end', () => {
    const layers = [layer('text', {}, 7, 0), layer('text', {}, 8, 1)];
    expect(movedBy(layers, 7, 1)).toEqual([
      { id: 7, position: 1 },
      { id: 8, position: 0 },
    ]);
    expect(movedBy(layers, 7, -1)).toBeUndefined();
    expect(movedBy(layers, 9, 1)).toBeUndefined();
  });
});
