import { expect, test } from 'vitest';
import { z } from 'zod';
import { splitFrontMatter } from '#markdown/front-matter.ts';
import { glossary } from '../../../../../content/glossary.ts';
import { glossaryTerm } from '../glossary-term.ts';
import { checkTranslation } from './check-translation.ts';

const files = import.meta.glob<string>('/content/posts/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const titled = z.object({ title: z.string() });
const terms = Object.entries(glossary).map(([english, translations]) =>
  glossaryTerm.parse({ english, translations }),
);

function read(path: string) {
  const file = splitFrontMatter(files[path] ?? '');
  return { title: titled.parse(file?.matter).title, content: (file?.body ?? '').trim() };
}

test('translations by people have only a few intended issues', () => {
  const sources = Object.keys(files).filter((path) => path.endsWith('/en.md'));
  expect(sources.length).toBeGreaterThanOrEqual(6);
  const issues = sources.flatMap((path) =>
    (['ar', 'ckb'] as const).flatMap((language) => {
      const translation = read(path.replace('en.md', `${language}.md`));
      return checkTranslation({ source: read(path), translation, language, glossary: terms }).map(
        (issue) => ({ ...issue, post: path.split('/').at(-2), language }),
      );
    }),
  );
  const [blocking, others] = [true, false].map((isBlocking) =>
    issues
      .filter((issue) => issue.isBlocking === isBlocking)
      .map(({ post, language, code, subject }) => `${post} ${language} ${code} ${subject}`),
  );
  expect(blocking).toEqual([
    // "This share" for "15 percent".
    'own-your-source-code ar number-lost 15',
    'own-your-source-code ckb number-lost 15',
    // `lang="ar"` for `lang="ckb"`, since the example shows the reader's language.
    expect.stringMatching(/^right-to-left-design ar code-lost/),
    // The Latin words have other positions in the sentences of the example’s comments.
    expect.stringMatching(/^selling-with-whatsapp ar code-lost/),
    expect.stringMatching(/^selling-with-whatsapp ckb code-lost/),
  ]);
  expect(others).toEqual([
    'ai-automation-for-a-shop ar term-missing automation',
    'ai-automation-for-a-shop ckb term-missing automation',
    'own-your-source-code ar term-missing source code',
    // «نسختك», your copy: another word than «نسخ», to copy.
    'own-your-source-code ar term-missing copy',
    'own-your-source-code ar term-missing copy',
    // "Without script": the translation says which.
    'selling-with-whatsapp ar name-added JavaScript',
  ]);
});
