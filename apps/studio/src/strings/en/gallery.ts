/** Texts of the page with all components. */
export const gallery = {
  title: 'Components',
  hint: 'Every component of the studio in its states, for those who build it.',
  buttons: 'Buttons',
  fields: 'Fields',
  data: 'Choices, plots and tables',
  states: 'States',
  menus: 'Menus and dialogs',
  messages: 'Messages',
  empty: 'Empty pages and loading',
  type: 'Type',
  colours: 'Colours',
};
