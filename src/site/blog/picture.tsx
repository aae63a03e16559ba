import { preload } from 'react-dom';

/** Widths that `domain/media` stores of each picture. */
const widths = [640, 1200];

/**
 * The width between the gutters of a small screen, for `sizes`. It is 6 px less than the real width. Otherwise a phone
 * of 412 px at a pixel ratio of 1.75 would fetch the large file for seven missing pixels.
 */
export const pageWidth = 'calc(94.4vw - 1.6rem)';

/**
 * A stored picture in the format and size that fit the browser and screen. A picture from another site is shown
 * unchanged.
 */
export function Picture(props: {
  src: string;
  alt: string;
  sizes: string;
  className: string;
  /** Fetches the page's main picture first. Other pictures load when they are near the screen. */
  priority?: boolean;
}) {
  const stored = /^(\/media\/[0-9a-f]{32})\.jpg$/.exec(props.src)?.[1];
  const sourceSet = (format: string) =>
    widths.map((width) => `${stored}-${width}.${format} ${width}w`).join(', ');
  const avif = sourceSet('avif');
  // In the head, before the style: on a slow line the request leaves before the text is there, and the picture need not
  // share the line with the fonts. Almost every browser takes AVIF; the others ignore the type.
  if (props.priority && stored)
    preload(`${stored}-${widths[0]}.avif`, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avif,
      imageSizes: props.sizes,
      fetchPriority: 'high',
    });
  return (
    <picture>
      {stored && <source type="image/avif" srcSet={avif} sizes={props.sizes} />}
      {stored && <source type="image/webp" srcSet={sourceSet('webp')} sizes={props.sizes} />}
      <img
        src={props.src}
        alt={props.alt}
        width="1200"
        height="800"
        className={props.className}
        loading={props.priority ? 'eager' : 'lazy'}
        fetchPriority={props.priority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
