import { expect, test } from 'vitest';
import { withoutIdleProperties, withoutPlainColours } from './trim-tailwind.ts';

const registered = (name: string, initial: string) => `
@property --tw-${name} {
  syntax: "*";
  inherits: false;
  ${initial}
}`;

const fallback = (declarations: string) => `
@layer properties {
  @supports ((-webkit-hyphens: none) and (not (margin-trim: inline))) {
    *, ::before, ::after, ::backdrop {
      ${declarations}
    }
  }
}`;

const compact = (style: string) => style.replace(/\s+/g, ' ').trim();

test('a property that nothing sets gives way to its initial value', () => {
  const style = `.border-t { border-top-style: var(--tw-border-style); }${registered('border-style', 'initial-value: solid;')}`;
  expect(compact(withoutIdleProperties(style))).toBe('.border-t { border-top-style: solid; }');
});

test('the layer of initial values goes with the last of them', () => {
  const border = registered('border-style', 'initial-value: solid;');
  const style = `@layer properties; .a { border-style: var(--tw-border-style); }${border}${fallback('--tw-border-style: solid;')}`;
  expect(compact(withoutIdleProperties(style))).toBe('.a { border-style: solid; }');
});

test('a property that nothing reads is not set', () => {
  const style = `.font-bold { --tw-font-weight: 700; font-weight: 700; }${registered('font-weight', '')}`;
  expect(compact(withoutIdleProperties(style))).toBe('.font-bold { font-weight: 700; }');
});

test('a property by which utilities work together stays', () => {
  const used = [
    // Read with a fallback, and without an initial value.
    `.transition { transition-duration: var(--tw-duration, 1s); }${registered('duration', '')}`,
    `.outline-none { --tw-outline-style: none; }
     .outline { outline-style: var(--tw-outline-style); }
     ${registered('outline-style', 'initial-value: solid;')}${fallback('--tw-outline-style: solid;')}`,
    // The name is the beginning of another one.
    `.ease { --tw-ease-in: 1; transition: var(--tw-ease-in); }${registered('ease-in', '')}`,
  ];
  for (const style of used) expect(withoutIdleProperties(style)).toBe(style);
});

test('a colour for browsers without `color-mix` is not sent', () => {
  const mixed = 'background: color-mix(in srgb, red 12%, blue);';
  const style = `.a { color: red; background: red; @supports (color: color-mix(in lab, red, red)) { ${mixed} } }`;
  expect(compact(withoutPlainColours(style))).toBe(`.a { color: red; ${mixed} }`);
});
