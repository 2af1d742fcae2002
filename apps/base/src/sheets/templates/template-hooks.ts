import { defineHook } from '@reelsheet/platform-hooks';

export const TemplateHooks = {
  /** An organization made a template of a sheet. */
  created: defineHook<{ readonly sheetId: number; readonly templateId: number }>('template.created'),
};
