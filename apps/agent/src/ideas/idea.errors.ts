import { defineError } from '@reelsheet/kernel';

export const IdeaErrors = {
  sheetNotFound: defineError({ code: 'spreadsheet_not_found', status: 404, message: 'Spreadsheet not found' }),
} as const;
