import { describe, expect, it } from '@jest/globals';
import type { AgentView, RenderJobView, SheetView } from '@reelsheet/client';
import { firstSheet, nextStep } from './first-run-state.js';

const agent = { id: 1 } as AgentView;
const sheet = (id: number, isDefault: boolean, updatedAt = 0) =>
  ({ id, is_default: isDefault, updated_at_ts: updatedAt }) as SheetView;
const render = (status: string, preview = false) => ({ status, preview }) as RenderJobView;

describe('the way to the first video', () => {
  it('goes from an agent over a sheet to a video', () => {
    expect(nextStep({ agents: [], sheets: undefined, renders: undefined })).toBe('agent');
    expect(nextStep({ agents: [agent], sheets: [sheet(1, true)], renders: [] })).toBe('sheet');
    const sheets = [sheet(1, true), sheet(2, false)];
    expect(nextStep({ agents: [agent], sheets, renders: [] })).toBe('video');
    expect(nextStep({ agents: [agent], sheets, renders: [render('failed'), render('completed', true)] })).toBe('video');
    expect(nextStep({ agents: [agent], sheets, renders: [render('completed')] })).toBeUndefined();
  });

  it('is not shown while facts are read, nor to somebody with several agents', () => {
    expect(nextStep({ agents: [agent], sheets: undefined, renders: [] })).toBeUndefined();
    expect(nextStep({ agents: [agent], sheets: [], renders: undefined })).toBeUndefined();
    expect(nextStep({ agents: [agent, agent], sheets: [], renders: [] })).toBeUndefined();
  });

  it('leads to the sheet that was changed last', () => {
    expect(firstSheet([sheet(1, true, 9), sheet(2, false, 1), sheet(3, false, 2)])?.id).toBe(3);
    expect(firstSheet([sheet(1, true)])).toBeUndefined();
  });
});
