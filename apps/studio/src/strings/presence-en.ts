/** English texts about the people who have the same sheet open. */
export const presenceStrings = {
  list: 'Also in this sheet',
  here: (name: string) => `${name} is in this sheet`,
  goTo: (name: string) => `${name} is in this sheet: show the selected cell`,
  you: 'You, in another tab',
  somebody: 'A member',
  more: (count: number) => `+${count}`,
};
