import { startCopying } from './copying.js';
import { startMenu } from './menu.js';
import { startSearch } from './search.js';
import { startTabs } from './tabs.js';
import { startTheme } from './theme.js';

startTabs();
startCopying();
startTheme();
startMenu();
startSearch();
