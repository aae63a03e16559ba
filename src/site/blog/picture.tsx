/** Widths that `domain/media` stores of each picture. */
const widths = [640, 1200];

/**
 * What is between the gutters of a small screen, for `sizes`: less by 6 px, since a phone of 412 px with 1.75 dots for
 * each would else take the large file for the sake of seven dots.
 */
export const pageWidth = 'calc(94.4vw - 1.6rem)';

/**
 * A stored picture in the format and size that fit the reader's browser and screen. Pictures from elsewhere are shown as
 * they are.
 */
export function Picture(props: {
  src: string;
  alt: string;
  sizes: string;
  className: string;
  /** The page's main picture is fetched first, the others when they come near the screen. */
  priority?: boolean;
}) {
  const stored = /^(\/media\/[0-9a-f]{32})\.jpg$/.exec(props.src)?.[1];
  const sourceSet = (format: string) =>
    widths.map((width) => `${stored}-${width}.${format} ${width}w`).join(', ');
  return (
    <picture>
      {stored && <source type="image/avif" srcSet={sourceSet('avif')} sizes={props.sizes} />}
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
