/**
 * Runs before the page is drawn, so that neither its colours nor the height of its examples change afterwards. Without
 * it, pages follow the system and show the examples of all languages.
 */
const read = (name: string, standard: string): string => {
  try {
    return localStorage.getItem(name) ?? standard;
  } catch {
    return standard;
  }
};
const theme = read('guide.theme', '');
if (theme) document.documentElement.dataset['theme'] = theme;
document.documentElement.dataset['language'] = read('guide.language', 'curl');
