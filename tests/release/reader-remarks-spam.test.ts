import { expect } from 'vitest';
import { testOnFile } from '../support/each-engine.ts';
import {
  botPosts,
  type ReaderRemark,
  readerCalls,
  realReaderRemarks,
  sampleReaderRemark,
} from '../support/reader-remarks.ts';

/** Slow enough to be no flood. */
const timeOf = (index: number) => new Date(Date.UTC(2026, 10, 25, 9) + index * 11_000);

testOnFile(
  'a thousand posts of bots never reach the first list; people in three languages do',
  async ({ database }) => {
    const { createPost, report, remarksOf, setTime, call } = await readerCalls(database);
    const byLanguage = Object.groupBy(realReaderRemarks(), ({ language }) => language);
    const posts: { id: number; slug: string; language: string; remarks: ReaderRemark[] }[] = [];
    for (const [language, remarks] of Object.entries(byLanguage))
      for (let number = 0; number < 4; number += 1)
        posts.push({
          ...(await createPost({ language, content: textOf(remarks) })),
          language,
          remarks,
        });
    const bots = botPosts().slice(0, 1_000);
    expect(bots).toHaveLength(1_000);
    // From as many IP addresses.
    for (const [index, { name, message }] of bots.entries()) {
      setTime(timeOf(index));
      const post = posts[index % posts.length];
      const { passage = '', words = '' } = post?.remarks[index % post.remarks.length] ?? {};
      const fields = [
        { wording: '', comment: message.slice(0, 2_000) },
        { wording: message.slice(0, 1_000), comment: '' },
        { wording: `${words} ${message}`.slice(0, 1_000), comment: message.slice(0, 2_000) },
      ][index % 3];
      const remark = sampleReaderRemark({ passage, words, name: name.slice(0, 60), ...fields });
      const ip = `10.0.${index >> 8}.${index & 255}`;
      expect((await report(`${post?.slug}`, remark, { ip })).status).toBe(204);
    }
    expect((await call('GET', '/open-remarks')).body).toEqual([]);
    const doubtful = (await Promise.all(posts.map(({ id }) => remarksOf(id)))).flat();
    expect(new Set(doubtful.map(({ state }) => state))).toEqual(new Set(['doubtful']));
    expect(doubtful.length).toBeGreaterThan(950);

    for (const [index, remark] of realReaderRemarks().entries()) {
      setTime(timeOf(1_000 + index));
      const post = posts.find(({ language }) => language === remark.language);
      const { language: _language, ...typed } = remark;
      const ip = `10.1.0.${index}`;
      expect((await report(`${post?.slug}`, sampleReaderRemark(typed), { ip })).status).toBe(204);
    }
    for (const { id, remarks, language } of new Map(
      posts.toReversed().map((post) => [post.language, post]),
    ).values()) {
      const open = (await remarksOf(id)).filter(({ state }) => state === 'open');
      expect(
        open.map(({ mark }) => mark?.words),
        language,
      ).toEqual(remarks.map(({ words }) => words));
      for (const { place, original, mark, suggestion } of open) {
        expect(place?.text).toBe(original);
        if (mark?.wording) expect(suggestion).toContain(mark.wording);
      }
    }
  },
);

/** Passages as the paragraphs of a text. */
function textOf(remarks: readonly ReaderRemark[] = []): string {
  return remarks.map(({ passage }) => passage).join('\n\n');
}
