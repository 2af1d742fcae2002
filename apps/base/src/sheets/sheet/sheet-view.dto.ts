import { prose } from '@reelsheet/kernel';
import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { Choice, Decimal, Flag, Json, ListOf, Nested, Text, Whole } from '@reelsheet/platform-http';
import { JOB_STATUSES } from '@reelsheet/platform-jobs';
import { COLUMN_ROLES, COLUMN_TYPES, LAYER_TYPES, OUTPUT_TYPES } from './column-types.js';

const COST = 'credits that were charged; present only with `with_execution_cost=true`, null when nothing was charged';

class Stamped {
  @Whole({ about: 'milliseconds since epoch' }) created_at_ts!: number;
  @Whole({ about: 'milliseconds since epoch' }) updated_at_ts!: number;
}

class OutputResourceView {
  @Whole() id!: number;
  @Text() url!: string;
  @Text({ nullable: true }) thumbnail_url!: string | null;
  @Choice(OUTPUT_TYPES) object_type!: string;
  @Choice(['output']) type!: string;
}

class SentenceView {
  @Text({ min: 0 }) text!: string;
  @Whole() startMs!: number;
  @Whole() endMs!: number;
}

export class TranscriptView {
  @Text({ min: 0 }) full_text!: string;
  @ListOf(() => SentenceView) sentences!: SentenceView[];
  @Decimal({ min: 0, about: 'seconds' }) audio_duration!: number;
}

/** The result of a generation that is not media. */
export const ResultField = (): PropertyDecorator =>
  ApiProperty({
    nullable: true,
    description: 'text of a text generation, object of a transcription, null for media',
    oneOf: [{ type: 'string' }, { $ref: getSchemaPath(TranscriptView) }],
  });

@ApiExtraModels(TranscriptView)
export class CellGenerationView {
  @Whole() id!: number;
  @Choice(JOB_STATUSES) status!: string;
  @Text() user_job_type!: string;
  @Text({ about: 'model of the catalogue' }) model!: string;
  @ResultField() result!: unknown;
  @Text({ nullable: true }) failed_reason!: string | null;
  @ListOf(() => OutputResourceView) output_resources!: OutputResourceView[];
  @Decimal({ about: 'credits; 0 until the generation is completed' }) execution_cost!: number;
  @Decimal({ min: 0, max: 1 }) progress!: number;
  @Text({ format: 'date-time' }) created_at!: string;
}

const SELECTED = { type: CellGenerationView, nullable: true, description: 'the selected generation' } as const;
const HISTORY = { about: 'newest first, at most 100' };

export class LayerView extends Stamped {
  @Whole() id!: number;
  @Text() name!: string;
  @Whole({ about: 'from 0, distinct within its cell' }) position!: number;
  @Choice(LAYER_TYPES) type!: string;
  @Json() additional_attributes!: object;
  @ApiProperty(SELECTED) default_user_job!: CellGenerationView | null;
  @ListOf(() => CellGenerationView, HISTORY) user_jobs!: CellGenerationView[];
  @Decimal({ optional: true, nullable: true, about: COST }) execution_cost?: number | null;
}

class FinalRenderView {
  @Whole() render_job_id!: number;
  @Choice(JOB_STATUSES) status!: string;
  @Text({ optional: true, about: 'absent unless it failed' }) failed_reason?: string;
}

class FinalFileView {
  @Whole() render_job_id!: number;
  @Whole() content_resource_id!: number;
  @Text({ about: 'readable without credentials' }) url!: string;
  @Text({ nullable: true }) thumbnail_url!: string | null;
}

/** The video of a cell of a `final_video` column. */
export class FinalVideoView {
  @Nested(() => FinalRenderView, { about: 'the newest render that is no draft' }) latest!: FinalRenderView;
  @Nested(() => FinalFileView, {
    nullable: true,
    about: 'the video of the newest completed render that is no draft; null before, or after it was deleted',
  })
  file!: FinalFileView | null;
}

export const FINAL_VIDEO = {
  optional: true,
  about: 'of a cell of a `final_video` column; absent until a render is ordered that is no draft',
} as const;

/** The file of the library that a cell names. */
export class CellFileView {
  @Whole() content_resource_id!: number;
  @Choice(OUTPUT_TYPES) object_type!: string;
  @Text({ about: 'its thumbnail, or the file where it has none; read without credentials' }) preview_url!: string;
}

export const CELL_FILE = {
  optional: true,
  about: 'the file of the library that the cell names; absent without one, and while it cannot be used',
} as const;

export class CellView extends Stamped {
  @Whole() id!: number;
  @Whole() spreadsheet_row_id!: number;
  @Whole() spreadsheet_column_id!: number;
  @Text({ min: 0, about: 'text of the cell; for media columns the text that was typed beside the media' })
  value!: string;
  @Json({
    about: prose`settings of the cell and its generation, for example \`textMode\`, \`autoGenerate\`, \`prompt\`,
      \`model\`, \`ratio\`, \`resolution\` and \`duration\``,
  })
  additional_attributes!: object;
  @Choice(['content']) cell_role!: string;
  @ApiProperty(SELECTED) default_user_job!: CellGenerationView | null;
  @ListOf(() => CellGenerationView, HISTORY) user_jobs!: CellGenerationView[];
  @ListOf(() => LayerView, { about: 'by position' }) video_layers!: LayerView[];
  @Nested(() => FinalVideoView, FINAL_VIDEO) final_video?: FinalVideoView;
  @Nested(() => CellFileView, CELL_FILE) file?: CellFileView;
  @Decimal({ optional: true, nullable: true, about: `${COST}; includes layers and renders` }) execution_cost?:
    number | null;
}

export class RowView extends Stamped {
  @Whole() id!: number;
  @Whole({ about: 'from 0, distinct within its sheet' }) position!: number;
  @Json() additional_attributes!: object;
  @ListOf(() => CellView, { about: 'by column' }) spreadsheet_cells!: CellView[];
  @Decimal({ optional: true, nullable: true, about: COST }) execution_cost?: number | null;
}

export class ColumnView extends Stamped {
  @Whole() id!: number;
  @Text() title!: string;
  @Text({ nullable: true, min: 0 }) temp_title!: string | null;
  @Choice(COLUMN_TYPES) type!: string;
  @Choice(COLUMN_ROLES) column_role!: string;
  @Text({ min: 0 }) description!: string;
  @Whole({ about: 'from 0, distinct within its sheet' }) position!: number;
  @Json() additional_attributes!: object;
}

class VariableView {
  @Text() key!: string;
  @Text({ min: 0 }) value!: string;
}

export class VariablesSheetView {
  @Whole() id!: number;
  @ListOf(() => VariableView) variables!: VariableView[];
}

class VariablesOfSheetView {
  @Whole() id!: number;
  @ListOf(() => VariableView, { optional: true, about: 'absent in lists' }) variables?: VariableView[];
}

export class SheetView extends Stamped {
  @Whole() id!: number;
  @Text() slug!: string;
  @Text() title!: string;
  @Choice(['autocontentengine']) project_type!: string;
  @Flag({ about: 'at most one engine of an agent is its default' }) is_default!: boolean;
  @Text({ format: 'uuid' }) uuid!: string;
  @Choice(['active']) status!: string;
  @Whole({ about: 'grows with every change of the sheet or of its items' }) version!: number;
  @Text({ format: 'date-time' }) created_at!: string;
  @ListOf(() => ColumnView, { about: 'empty in lists' }) spreadsheet_columns!: ColumnView[];
  @ListOf(() => RowView, { about: 'empty in lists' }) spreadsheet_rows!: RowView[];
  @ApiProperty({
    type: VariablesOfSheetView,
    nullable: true,
    description: 'null until variables are imported; without `variables` in lists',
  })
  global_variables_sheet!: VariablesOfSheetView | null;
  @Decimal({ optional: true, nullable: true, about: `${COST}; the sum of all cells and layers` })
  execution_cost?: number | null;
}
