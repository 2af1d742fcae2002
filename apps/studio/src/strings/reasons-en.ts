/** English texts about what keeps cells and videos from being made: the column, and what to do. */
export const reasonStrings = {
  emptyPrompt: (column: string) =>
    `The prompt of “${column}” comes out empty. Fill the columns that it names, or write more into the prompt.`,
  emptyLayer: (column: string, shown: string) =>
    `“${column}” shows “${shown}”, which is empty in this row. Generate “${shown}” first, or remove that layer.`,
  unknownLayer: (column: string, shown: string) =>
    `“${column}” shows a column “${shown}” that does not exist. Change the layer that names it.`,
  noLayers: (column: string) => `Nothing that “${column}” shows is made yet. Generate the columns of its layers first.`,
  unknownName: (column: string, name: string) =>
    `The prompt of “${column}” names “${name}”, which is neither a column nor a variable. Change the name.`,
  cycle: (column: string, name: string) =>
    `“${column}” is made of itself through “${name}”. Remove the name from one of the prompts.`,
  longCycle: (column: string, path: string) =>
    `“${column}” is made of itself: ${path}. Remove a name from one of these prompts.`,
  tooLong: (column: string, limit: string) =>
    `The prompt of “${column}” is too long with its columns: at most ${Number(limit).toLocaleString('en')} characters.`,
  noVoice: (column: string) => `“${column}” needs a voice. Choose one in the profile of the agent.`,
  field: (field: string) => `The ${field}`,
  aLayer: 'A layer',
  unknownColumn: 'a removed column',
};
