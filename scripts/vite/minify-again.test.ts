import { expect, test } from 'vitest';
import { minifyModule } from './minify-again.ts';

test('the function of a CommonJS module keeps its parentheses, so that V8 compiles it early', async () => {
  const code = await minifyModule(
    'const react = wrap(((exports, module) => { module.exports = load(exports); })); use(react);',
  );
  expect(code).toMatch(/\(\(\(\w,\w\)=>/);
});
