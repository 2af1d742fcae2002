/**
 * The operator's command line in an image: `docker/operate.mjs ledger`, and the other commands that it names
 * without one.
 */
import '../tools/operate/dist/main.js';
