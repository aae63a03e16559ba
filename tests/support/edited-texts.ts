/** A paragraph, and the paragraphs of the first text from which it has words. */
export type TrackedBlock = { text: string; origins: ReadonlySet<number> };

/** A generator of numbers from 0 to 1 (mulberry32): the same for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const words = (
  'the a of price team plan work week month app site client shop city code test launch data server phone card list ' +
  'page north south gold market offer answer mail order design school water bridge stone field river light ' +
  'کار پلان بازاڕ شار ماڵپەڕ کڕیار نرخ هەفتە مانگ تیم داتا پەیام وێنە قوتابخانە ئاو پرد ڕووبار'
).split(' ');

/** Sentences that differ in two words: the hardest to tell apart. */
const templates = [
  (a: string, b: string) => `The ${a} costs one hundred dollars for each ${b} of the project.`,
  (a: string, b: string) => `نرخی ${a} بۆ هەر ${b} لە پڕۆژەکەدا سەد دۆلارە و زیاد ناکات.`,
];

type Random = () => number;

export const pick = <Item>(items: readonly Item[], random: Random): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick');
  return item;
};

export function randomParagraph(random: Random): string {
  const [a, b] = [pick(words, random), pick(words, random)];
  return random() < 0.2 ? pick(templates, random)(a, b) : randomSentence(random);
}

function randomSentence(random: Random): string {
  const length = random() < 0.15 ? 1 + Math.floor(random() * 5) : 8 + Math.floor(random() * 40);
  const text = Array.from({ length }, () => pick(words, random)).join(' ');
  return random() < 0.1 ? `## ${text}` : `${text}.`;
}

/** An editor's edit: of one paragraph's words, or of the order and number of paragraphs. */
export function randomEdit(blocks: readonly TrackedBlock[], random: Random): TrackedBlock[] {
  const next = [...blocks];
  const at = Math.floor(random() * next.length);
  const to = Math.floor(random() * (next.length + 1));
  const block = next[at];
  if (!block) return [{ text: randomParagraph(random), origins: new Set() }];
  const list = block.text.split(' ');
  switch (Math.floor(random() * 9)) {
    case 0: {
      const removed = next.splice(at, 1);
      next.splice(to, 0, ...removed);
      break;
    }
    case 1:
      next.splice(at, 1);
      break;
    case 2:
      next.splice(to, 0, { text: randomParagraph(random), origins: new Set() });
      break;
    case 3:
      next.splice(to, 0, block);
      break;
    case 4: {
      const half = Math.ceil(list.length / 2);
      if (half < list.length)
        next.splice(
          at,
          1,
          { ...block, text: list.slice(0, half).join(' ') },
          { ...block, text: list.slice(half).join(' ') },
        );
      break;
    }
    case 5: {
      const other = next[at + 1];
      if (other)
        next.splice(at, 2, {
          text: `${block.text} ${other.text}`,
          origins: new Set([...block.origins, ...other.origins]),
        });
      break;
    }
    case 6:
      // In its place another one. One of the same pattern would be no other paragraph but an edit of two words.
      next.splice(at, 1, { text: randomSentence(random), origins: new Set() });
      break;
    default: {
      const changes = 1 + Math.floor(random() * Math.max(1, list.length / 3));
      for (let change = 0; change < changes; change += 1) {
        const word = Math.floor(random() * list.length);
        if (random() < 0.3) list.splice(word, 1);
        else list.splice(word, random() < 0.5 ? 1 : 0, pick(words, random));
      }
      if (list.length > 0) next.splice(at, 1, { ...block, text: list.join(' ') });
    }
  }
  return next;
}
