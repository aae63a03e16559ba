import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Tailwind classes and CSS properties that name a side of the screen. They are wrong in one of the two directions. */
const physical =
  /(?<![\w-])(?:-?(?:m|p)[lr]-|(?:left|right)-\d|text-(?:left|right)\b|-?translate-x-\d|origin-(?:left|right)|(?:border|rounded)-[lr](?![a-z])|bg-linear-to-[lr]\b|float-(?:left|right))|(?:margin|padding|border)-(?:left|right)\s*:/;

test('no style names left or right', () => {
  const found = globSync(['src/**/*.tsx', 'src/**/*.css']).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => physical.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test.each(['ml-4', 'text-left', 'pr-2', 'left-0', 'margin-left: 1px'])(
  '%s is a physical name',
  (name) => {
    expect(physical.test(` ${name}`)).toBe(true);
  },
);

/**
 * Pictures that tell something along the line, and the two tables of icons. Everything else asks for an icon by name.
 */
const mirroring = [
  'src/admin/editor/tool-icon.tsx',
  'src/site/errors/not-found-picture.tsx',
  'src/site/home/bill/bill.tsx',
  'src/site/home/timeline-section.tsx',
  'src/ui/icon.tsx',
];

test('nothing but an icon and three pictures is mirrored by hand', () => {
  const found = globSync('src/**/*.tsx').filter((file) =>
    /(?<![\w-])(?:rtl|ltr):[\w-]/.test(readFileSync(file, 'utf8')),
  );
  expect(found.sort()).toEqual(mirroring);
});
