/** Widths that `domain/media` stores of each picture. */
const widths = [640, 1200];

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
