import { jobs, of, type OwnedTables } from './owned-table.js';

/** Rows of an organization in files, sheets, generations and renders of base. */
export const BASE_CONTENT_ROWS: OwnedTables = {
  'base.asset_folder': {
    by: of('agent_id', 'base.agent'),
    key: 'id',
    columns: 'id agent_id parent_id name created_at',
  },
  'base.content_resource': {
    by: of('organization_id'),
    key: 'id',
    columns: `
      id organization_id agent_id folder_id sheet_id generation_id key url thumbnail_url file_name content_type
      object_type byte_size width height duration created_at deleted_at inspection inspection_error deleted_by
      in_trash`,
  },
  'base.media_inspection': {
    by: of('key', 'base.content_resource', 'key'),
    key: 'key',
    columns: 'key width height duration thumbnail_url inspection inspection_error present_url',
  },
  'base.media_address': {
    by: of('media_key', 'base.media_inspection', 'key'),
    key: 'id',
    columns: 'id media_key address_key is_thumbnail created_at',
  },
  'base.template': {
    by: of('organization_id'),
    key: 'id',
    columns: 'id uuid organization_id slug title description content created_at',
  },
  'base.sheet': {
    by: of('organization_id'),
    key: 'id',
    columns: `
      id uuid slug organization_id agent_id template_id title is_default status version source_sheet_ids
      created_at updated_at deleted_at deleted_by is_removed`,
    omitted: { derived: 'bytes image_bytes' },
  },
  'base.sheet_column': {
    by: of('sheet_id', 'base.sheet'),
    key: 'id',
    columns: `
      id sheet_id position title temp_title type column_role description additional_attributes created_at
      updated_at`,
  },
  'base.sheet_row': {
    by: of('sheet_id', 'base.sheet'),
    key: 'id',
    columns: 'id sheet_id position additional_attributes created_at updated_at',
  },
  'base.cell': {
    by: of('sheet_id', 'base.sheet'),
    key: 'id',
    columns: `
      id sheet_id row_id column_id value additional_attributes cell_role default_generation_id created_at
      updated_at`,
  },
  'base.layer': {
    by: of('sheet_id', 'base.sheet'),
    key: 'id',
    columns: `
      id sheet_id cell_id name type position additional_attributes default_generation_id created_at updated_at`,
  },
  'base.idea_row': { by: of('row_id', 'base.sheet_row'), key: 'idea_id', columns: 'idea_id row_id created_at' },
  'base.variables_sheet': { by: of('sheet_id', 'base.sheet'), key: 'id', columns: 'id sheet_id' },
  'base.variable': {
    by: of('variables_sheet_id', 'base.variables_sheet'),
    key: 'variables_sheet_id position',
    columns: 'variables_sheet_id position key value',
  },
  'base.saved_view': {
    by: of('sheet_id', 'base.sheet'),
    key: 'id',
    columns: 'id sheet_id name definition created_at updated_at',
  },
  'base.sheet_change': {
    by: of('sheet_id', 'base.sheet'),
    key: 'sheet_id version record',
    columns: 'sheet_id version record kind change ids created_at',
  },
  'base.sheet_change_set': {
    by: of('sheet_id', 'base.sheet'),
    key: 'sheet_id version',
    columns: `
      sheet_id version change_set user_id bytes deleted_rows deleted_columns deleted_layers root_version
      is_complete undone_at created_at expires_at`,
  },
  'base.sheet_change_image': {
    by: of('sheet_id', 'base.sheet'),
    key: 'sheet_id change_set id',
    columns: 'sheet_id change_set id kind change count bytes items',
  },
  'base.batch': {
    by: of('organization_id'),
    key: 'id',
    columns: `
      id organization_id agent_id sheet_id status paused_reason max_credits total completed failed held spent
      created_at through render_total render_completed render_failed estimated_min estimated_max post_total
      post_completed post_failed order_key paused_at`,
  },
  'base.cell_job': {
    by: of('organization_id'),
    key: 'id',
    columns: `
      id organization_id agent_id sheet_id row_id cell_id batch_id generation_id status reason not_before inputs
      rerun estimate created_at ended_at stage render_job_id skips_unchanged`,
  },
  'base.generation': jobs({
    by: of('organization_id'),
    key: 'id',
    columns: `
      id agent_id sheet_id cell_id layer_id user_job_type input model result progress submitted_as vendor_task_id
      uncollected left_at ended_as max_cost failed_code`,
    omitted: { passing: 'waiting_claim' },
  }),
  'base.generation_chunk': {
    by: of('generation_id', 'base.generation'),
    key: 'generation_id name',
    columns: 'generation_id name chunk',
  },
  'base.generation_output': {
    by: of('generation_id', 'base.generation'),
    key: 'generation_id position',
    columns: 'generation_id position content_resource_id',
  },
  'base.render_job': jobs({
    by: of('organization_id'),
    key: 'id',
    columns: `
      id agent_id sheet_id cell_id input preview content_key progress content_resource_id poster_url max_cost
      failed_code made_of`,
  }),
};
