import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import typescript from 'highlight.js/lib/languages/typescript';
import yaml from 'highlight.js/lib/languages/yaml';

const SYNTAXES = { bash, javascript, json, python, typescript, yaml };
const ALIASES: Readonly<Record<string, string>> = { sh: 'bash', js: 'javascript', ts: 'typescript', yml: 'yaml' };
const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

for (const [name, syntax] of Object.entries(SYNTAXES)) hljs.registerLanguage(name, syntax);

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPED[sign]!);

/** Returns code as HTML with classes for its syntax, or escaped if nothing is known about the language. */
export function highlighted(code: string, syntax: string): string {
  const language = ALIASES[syntax] ?? syntax;
  return language in SYNTAXES ? hljs.highlight(code, { language }).value : escapeHtml(code);
}
