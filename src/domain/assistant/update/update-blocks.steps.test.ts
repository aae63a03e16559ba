import { expect, test } from 'vitest';
import { countSteps } from '../../../../tests/support/count-steps.ts';
import { update } from '../../../../tests/support/update-passages.ts';

test('a table that changed in each of its cells costs as much for each cell as a short one', async () => {
  const work = (rows: number) => {
    const table = (text: (row: number) => string) =>
      ['| A |', '|---|', ...Array.from({ length: rows }, (_, row) => `| ${text(row)} |`)].join(
        '\n',
      );
    const passage = {
      before: table((row) => `The cell ${row} says one thing. Another one follows.`),
      after: table((row) => `The cell ${row} says no thing. Another one follows.`),
      translation: table((row) => `خانەی ${row} شتێک دەڵێت ئەوەیە. یەکێکی تر بەدوایدا دێت.`),
    };
    return countSteps(() => {
      const { results } = update([passage], {}, () => 'شتێکی تر لێرەیە.');
      expect(results[0]?.parts).toHaveLength(rows);
    });
  };
  const [short, long] = [await work(200), await work(1_000)];
  expect(long / short).toBeLessThan(8);
});
