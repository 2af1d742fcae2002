export const TABLE_FORMATS = ['csv', 'xlsx'] as const;

export type TableFormat = (typeof TABLE_FORMATS)[number];

export const TABLE_CONTENT_TYPES: Readonly<Record<TableFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
