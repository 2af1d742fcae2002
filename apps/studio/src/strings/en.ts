/** Every English text of the studio, by the page or component that shows it. */
export const strings = {
  productName: 'Reelsheet',
};
