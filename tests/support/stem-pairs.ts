import { readFileSync } from 'node:fs';

/** Words with another form of each, from `tests/fixtures/stems`. */
export function readPairs(name: 'arabic' | 'sorani'): [word: string, form: string][] {
  const path = new URL(`../fixtures/stems/${name}.txt`, import.meta.url);
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [word = '', forms = ''] = line.split(': ');
      return forms.split(' ').map((form): [string, string] => [word, form]);
    });
}
