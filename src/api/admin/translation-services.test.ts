import { describe, expect } from 'vitest';
import {
  charactersIn,
  startTranslationServer,
} from '../../../tests/fakes/translation-services/server.ts';
import { testOnFile } from '../../../tests/support/each-engine.ts';
import { editorCalls } from '../../../tests/support/editor-calls.ts';
import {
  serviceKey,
  settingsFor,
  text,
  translatePaths,
} from '../../../tests/support/translation-services.ts';

/** Each service, with a language that it has. Google bills the characters that were sent, and does not tell them. */
const services = [
  ['google-translate', 'ckb', 'nmt', 'sent'],
  ['azure-translator', 'ckb', 'general', expect.any(Number)],
  ['deepl', 'ar', 'prefer_quality_optimized', expect.any(Number)],
  ['google-translate', 'ar', 'nmt', 'sent'],
  ['azure-translator', 'ar', 'general', expect.any(Number)],
] as const;

describe('a translation service', () => {
  testOnFile.for(services)(
    '%s translates into %s, and keeps links, code and emphasis',
    async ([service, language, model, characters], { database }) => {
      const server = await startTranslationServer();
      const assistant = settingsFor(server, service, language);
      const call = await editorCalls(database, { assistant });
      const { status, body } = await call('POST', translatePaths[language], text);
      expect(body).toMatchObject({ translated: {}, run: 1 });
      expect(status).toBe(200);
      const { content } = body.translated;
      expect(content).toMatch(/^## .+ \*\*\S+\*\*$/m);
      expect(content).toMatch(
        /\[\S+ \*\S+\* \S+\]\(https:\/\/example\.com\/plan\) & .*`npm start`/,
      );
      expect(content).toMatch(/^- \{name\} /m);
      expect(content).toContain('|---|---|');
      expect(content).not.toMatch(/[<>]\/?(?:span|x|g)|&#39;|⟦|id=/);
      expect(content).toMatch(/\| \S+ < \S+ \|/);
      expect(server.requests.every((request) => request.key === serviceKey)).toBe(true);
      const runs = await database
        .selectFrom('assistant_runs')
        .select(['task', 'model', 'input_tokens', 'characters', 'outcome'])
        .execute();
      expect(runs).toEqual([
        {
          task: `translate-${language}`,
          model: `${service}/${model}`,
          input_tokens: null,
          characters: characters === 'sent' ? charactersIn(server.requests) : characters,
          outcome: 'done',
        },
      ]);
    },
  );

  testOnFile('sends what is protected as its own tags', async ({ database }) => {
    const server = await startTranslationServer();
    const tagged: Record<string, string> = {};
    for (const [service, language] of services) {
      const assistant = settingsFor(server, service, language);
      const call = await editorCalls(database, { assistant });
      await call('POST', translatePaths[language], { title: 'T', content: 'Run `npm start` now' });
      tagged[service] = server.requests.at(-1)?.texts.at(-1) ?? '';
    }
    expect(tagged).toEqual({
      'google-translate': 'Run <span translate="no" id="x1">⟦1⟧</span> now',
      'azure-translator': 'Run <span class="notranslate" id="x1">⟦1⟧</span> now',
      deepl: 'Run <x id="x1">⟦1⟧</x> now',
    });
  });

  testOnFile.for(services)(
    '%s, %s: 3,000 short paragraphs go out within its limits',
    async ([service, language], { database }) => {
      const server = await startTranslationServer();
      const assistant = settingsFor(server, service, language);
      const call = await editorCalls(database, { assistant });
      const content = Array.from({ length: 3_000 }, (_, index) => `- Line ${index}`).join('\n');
      const { status, body } = await call('POST', translatePaths[language], {
        title: 'T',
        content,
      });
      expect(status).toBe(200);
      expect(body.translated.content.split('\n')).toHaveLength(3_000);
      expect(server.requests.length).toBeLessThan(100);
    },
  );

  testOnFile.for([
    ['google-translate', 30_001],
    ['azure-translator', 50_001],
    ['deepl', 100_001],
  ] as const)(
    '%s: a paragraph that is too long is not sent',
    async ([service, length], { database }) => {
      const server = await startTranslationServer();
      const call = await editorCalls(database, { assistant: settingsFor(server, service, 'ar') });
      const long = { title: 'T', content: 'x'.repeat(length) };
      expect(await call('POST', translatePaths.ar, long)).toMatchObject({
        status: 503,
        body: {
          code: 'assistant-request-refused',
          error: expect.stringContaining('divide it'),
        },
      });
      expect(server.requests.flatMap(({ texts }) => texts).join('').length).toBeLessThan(100);
    },
  );

  testOnFile('a lost placeholder costs no second request', async ({ database }) => {
    const server = await startTranslationServer({
      change: (translation) => translation.replace(/<[^>]*>|⟦\d⟧/g, ''),
    });
    const assistant = settingsFor(server, 'google-translate', 'ckb');
    const call = await editorCalls(database, { assistant });
    const { status } = await call('POST', translatePaths.ckb, text);
    expect(status).toBe(200);
    expect(server.requests).toHaveLength(1);
  });

  testOnFile('translates alone: other tasks ask AI_MODEL, or say so', async ({ database }) => {
    const server = await startTranslationServer();
    const assistant = settingsFor(server, 'google-translate', 'ckb');
    const call = await editorCalls(database, { assistant });
    expect((await call('POST', '/generate-kurdish-seo', text)).body).toEqual({
      code: 'assistant-not-configured',
      error:
        'google-translate only translates. For this, set AI_PROVIDER, AI_MODEL and AI_API_KEY, then restart the site',
    });
    expect((await call('POST', '/enhance-blog', text)).body.error).toContain('Set AI_PROVIDER,');
    expect(server.calls).toEqual([]);
  });

  testOnFile('without a key the message names the variable', async ({ database }) => {
    const call = await editorCalls(database, { assistant: { ar: { provider: 'deepl' } } });
    expect((await call('POST', translatePaths.ar, text)).body.error).toContain(
      'Set AI_API_KEY_AR,',
    );
  });

  testOnFile('Azure gets the region of its resource', async ({ database }) => {
    const server = await startTranslationServer();
    const own = settingsFor(server, 'azure-translator', 'ckb').ckb;
    const call = await editorCalls(database, {
      assistant: { ckb: { ...own, region: 'uaenorth' } },
    });
    await call('POST', translatePaths.ckb, text);
    expect(server.requests[0]?.key).toBe(`${serviceKey} uaenorth`);
  });
});

describe('the glossary of a translation service', () => {
  const terms = (kurdish: string) => ({
    english: 'application',
    arabic: 'تطبيق',
    arabic_wrong: '[]',
    kurdish,
    kurdish_wrong: '[]',
  });

  testOnFile('Azure: terms are a dynamic dictionary', async ({ database }) => {
    const server = await startTranslationServer();
    await database.insertInto('glossary_terms').values(terms('ئەپ "باش"')).execute();
    const assistant = settingsFor(server, 'azure-translator', 'ckb');
    const call = await editorCalls(database, { assistant });
    const content = 'An Application, `application` and applications.';
    const { body } = await call('POST', translatePaths.ckb, { title: 'T', content });
    expect(server.requests[0]?.texts[1]).toBe(
      'An <mstrans:dictionary translation="ئەپ &quot;باش&quot;">Application</mstrans:dictionary>, <span class="notranslate" id="x1">⟦1⟧</span> and applications.',
    );
    expect(body.translated.content).toContain('ئەپ "باش"');
  });

  testOnFile('DeepL: one glossary is kept, and replaced when it changes', async ({ database }) => {
    const server = await startTranslationServer();
    await database.insertInto('glossary_terms').values(terms('ئەپ')).execute();
    const assistant = settingsFor(server, 'deepl', 'ar');
    const call = await editorCalls(database, { assistant });
    const content = 'An application.';
    const first = await call('POST', translatePaths.ar, { title: 'T', content });
    expect(first.body.translated.content).toContain('تطبيق');
    await call('POST', translatePaths.ar, { title: 'T', content });
    const sent = ['GET /v2/glossaries', 'POST /v2/glossaries', 'POST /v2/translate'];
    expect(server.calls).toEqual([...sent, 'POST /v2/translate']);
    await database.updateTable('glossary_terms').set({ arabic: 'برنامج' }).execute();
    const changed = await call('POST', translatePaths.ar, { title: 'T', content });
    expect(changed.body.translated.content).toContain('برنامج');
    expect(server.calls.slice(4)).toEqual([
      'GET /v2/glossaries',
      expect.stringMatching(/^DELETE \/v2\/glossaries\/[\w-]+$/),
      'POST /v2/glossaries',
      'POST /v2/translate',
    ]);
  });

  testOnFile('DeepL without room for a glossary translates without it', async ({ database }) => {
    const server = await startTranslationServer({
      fail: (call) => (call === 'POST /v2/glossaries' ? { status: 456 } : undefined),
    });
    await database.insertInto('glossary_terms').values(terms('ئەپ')).execute();
    const call = await editorCalls(database, { assistant: settingsFor(server, 'deepl', 'ar') });
    const { status } = await call('POST', translatePaths.ar, {
      title: 'T',
      content: 'An application.',
    });
    expect(status).toBe(200);
  });
});
