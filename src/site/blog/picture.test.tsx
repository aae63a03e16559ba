import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { picturePath } from '#domain/media/shared/picture-path.ts';
import { Picture } from './picture.tsx';

const render = (src: string) =>
  renderToStaticMarkup(<Picture src={src} alt="" sizes="100vw" className="" />);

test('a stored picture has its variants, one from elsewhere has none', () => {
  const stored = picturePath('0123456789abcdef'.repeat(2));
  expect(render(stored)).toContain(`srcSet="${stored.replace('.jpg', '-640.avif')} 640w`);
  expect(render(`https://elsewhere.example${stored}`)).not.toContain('<source');
});
