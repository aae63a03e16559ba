import { describe, expect, test } from 'vitest';
import { renderMarkdown } from '#markdown/render/render-markdown.ts';
import { countSteps } from '../support/count-steps.ts';
import { expectHarmless } from '../support/expect-harmless.ts';

describe('the output for 10,000 repetitions is bounded', () => {
  test.each([
    ['quotations', '> '.repeat(10_000)],
    ['lists', '- '.repeat(10_000)],
    [
      'nested lists',
      Array.from({ length: 1_000 }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join('\n'),
    ],
    ['brackets', '['.repeat(10_000)],
    ['pairs of brackets', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['links in links', `${'['.repeat(10_000)}a${'](b)'.repeat(10_000)}`],
    ['pictures in pictures', '![a]('.repeat(10_000)],
    ['stars', `${'*'.repeat(10_000)}a${'*'.repeat(10_000)}`],
    ['open emphasis', '*a _b '.repeat(10_000)],
    ['tildes', `a ${'~~b '.repeat(10_000)}`],
    ['backticks', 'a`b``c'.repeat(10_000)],
    ['angle brackets', '<a '.repeat(10_000)],
    ['columns', `${'|'.repeat(10_000)}\n${'|-'.repeat(10_000)}`],
    ['entities', '&amp'.repeat(10_000)],
    ['headings of one name', '## a\n'.repeat(8_000)],
    ['lines of hyphens in code', `\`\`\`bash\n${`${'-'.repeat(1_990)}\n`.repeat(100)}\`\`\``],
    ['heredocs in code', `\`\`\`bash\n${`${'<'.repeat(290)}\n`.repeat(100)}\`\`\``],
    ['open brackets in code', `\`\`\`ts\n${'([\n'.repeat(10_000)}\`\`\``],
    ['blocks of code', '```ts\na\n```\n'.repeat(3_000)],
    [
      'tables of short rows',
      `${'|a'.repeat(500)}\n${'|-'.repeat(500)}\n${'a\n'.repeat(130)}\n`.repeat(50),
    ],
    ['digits and spaces', '1 '.repeat(10_000)],
    ['full stops', 'a.'.repeat(10_000)],
    ['plus signs', `${'+'.repeat(10_000)} ${'a'.repeat(10_000)}`],
  ])('%s', async (_name, markdown) => {
    for (const language of ['en', 'ckb']) {
      let html = '';
      const steps = await countSteps(() => {
        html = renderMarkdown(`${markdown}x`, language);
      });
      expect(steps).toBeLessThan(10_000_000);
      expect(html.length).toBeLessThan(markdown.length * 30);
      expectHarmless(html);
    }
  });
});
