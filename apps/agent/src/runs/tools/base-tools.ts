import type { AgentActionKind } from '@reelsheet/contracts';

/** A tool whose work is done by base. */
export interface BaseToolRow {
  readonly kind: AgentActionKind;
  readonly name: string;
  /** Description for the model. */
  readonly description: string;
  /** Title for people who follow the run. */
  readonly title: string;
  /** `gated` requires an approval whatever base's preview says, `writes` once the model has read material. */
  readonly access: 'reads' | 'writes' | 'gated';
}

export const BASE_TOOL_ROWS: readonly BaseToolRow[] = [
  {
    kind: 'make_vidsheet',
    name: 'make_vidsheet',
    description: 'Makes a new vidsheet with columns and rows of text; free of charge',
    title: 'Make a vidsheet',
    access: 'writes',
  },
  {
    kind: 'fill_vidsheet',
    name: 'fill_vidsheet',
    description: 'Adds rows of text to a vidsheet; free of charge',
    title: 'Fill a vidsheet',
    access: 'writes',
  },
  {
    kind: 'estimate',
    name: 'estimate_cost',
    description: 'Returns what generating the cells of a vidsheet would cost; nothing is started',
    title: 'Estimate the cost',
    access: 'reads',
  },
  {
    kind: 'generate',
    name: 'generate_cells',
    description: 'Generates texts, images, videos and sound for the cells of a vidsheet; the user is asked first',
    title: 'Generate cells of a vidsheet',
    access: 'gated',
  },
  {
    kind: 'render',
    name: 'render_video',
    description: "Renders the video of a cell's layers; the user is asked first",
    title: 'Render a video',
    access: 'gated',
  },
  {
    kind: 'schedule_post',
    name: 'schedule_post',
    description: 'Publishes a post on social platforms, now or later; the user is asked first',
    title: 'Schedule a post',
    access: 'gated',
  },
  {
    kind: 'produce_ideas',
    name: 'produce_ideas',
    description:
      'Makes rows of accepted ideas in a vidsheet, then their videos and, through post, their posts; the user is ' +
      'asked first, once for all of it. Read its progress with the tool for batches',
    title: 'Make videos of ideas',
    access: 'gated',
  },
  {
    kind: 'read_batch',
    name: 'read_batch',
    description: 'Returns how far a batch of a vidsheet is and what it has spent',
    title: 'Read the progress of a batch',
    access: 'reads',
  },
];

/** Returns the kind of action that a tool of this name asks base for, undefined for other tools. */
export const actionKindOf = (tool: string): AgentActionKind | undefined =>
  BASE_TOOL_ROWS.find(({ name }) => name === tool)?.kind;
