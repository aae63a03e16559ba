import { expect, test } from 'vitest';
import { renderNonce, renderWithNonce } from './render-nonce.ts';

test('each rendering has its own nonce, even among concurrent ones', async () => {
  const seen = await Promise.all(
    [1, 2, 3].map(() =>
      renderWithNonce(async (given) => {
        await new Promise((resolve) => setTimeout(resolve));
        expect(renderNonce()).toBe(given);
        return given;
      }),
    ),
  );
  expect(new Set(seen).size).toBe(3);
  for (const each of seen) expect(each).toMatch(/^[\w-]{22}$/);
  expect(renderNonce()).toBeUndefined();
});
