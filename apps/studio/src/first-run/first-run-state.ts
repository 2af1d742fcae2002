import type { AgentView, RenderJobView, SheetView } from '@reelsheet/client';

export const FIRST_STEPS = ['account', 'agent', 'sheet', 'video'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Facts by which the way to the first video is known; undefined while they are read. */
export interface FirstFacts {
  readonly agents: readonly AgentView[];
  readonly sheets: readonly SheetView[] | undefined;
  readonly renders: readonly RenderJobView[] | undefined;
}

/** The sheet that every agent has from the beginning is not one that a person has chosen. */
const isChosen = ({ is_default: isDefault }: SheetView) => !isDefault;

/** Returns the sheet from which the first video is made: the one that was changed last. */
export function firstSheet(sheets: readonly SheetView[]): SheetView | undefined {
  return sheets.filter(isChosen).toSorted((a, b) => b.updated_at_ts - a.updated_at_ts)[0];
}

/** Returns the step that is next; undefined where there is a video, and while it is not known. */
export function nextStep({ agents, sheets, renders }: FirstFacts): FirstStep | undefined {
  if (agents.length === 0) return 'agent';
  // Somebody with several agents has found the way.
  if (agents.length > 1 || !sheets || !renders) return undefined;
  if (renders.some(({ status, preview }) => status === 'completed' && !preview)) return undefined;
  return firstSheet(sheets) ? 'video' : 'sheet';
}
