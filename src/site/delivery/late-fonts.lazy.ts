/**
 * Shows fonts that arrived after the first paint, without moving anything that a reader sees:
 *
 * - Headings on the screen get them where they keep their place and their lines.
 * - What is below the screen gets them, whatever its height becomes. What was read already keeps the system's font.
 * - So does the whole next page, if React shows it in this document.
 *
 * If anything on the screen has moved after all, all of it is taken back before the browser paints.
 */

const root = document.documentElement;
const currentFamilies = getComputedStyle(root).fontFamily;

/**
 * The fonts that this page preloads, as new font faces: browsers do not try a late optional one again. They have the
 * baseline of the current font, so that no line moves up or down.
 */
function lateFaces(): FontFace[] {
  const links = document.querySelectorAll<HTMLLinkElement>('body > link[as=font]');
  const paths = [...links].map(({ href }) => new URL(href).pathname);
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return [];
  canvas.font = `100px ${currentFamilies}`;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = canvas.measureText('');
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => paths.some((path) => style.getPropertyValue('src').includes(path)))
    .map(({ style }) => {
      const family = style.getPropertyValue('font-family').replaceAll('"', '');
      return new FontFace(`${family} late`, style.getPropertyValue('src'), {
        weight: style.getPropertyValue('font-weight'),
        unicodeRange: style.getPropertyValue('unicode-range') || 'U+0-10FFFF',
        ascentOverride: `${fontBoundingBoxAscent}%`,
        descentOverride: `${fontBoundingBoxDescent}%`,
        lineGapOverride: '0%',
      });
    });
}

/** Whether the element's box is on the screen at least in part. */
function isInView(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && width > 0;
}

const hasOwnText = ({ childNodes }: Element) =>
  [...childNodes].some((child) => child instanceof Text && child.data.trim() !== '');

/**
 * The outermost elements that are wholly below the screen. In a text, a grid or a row that begins on the screen there
 * are none: what stands before them can move with them.
 */
function elementsBelow(parent: Element): HTMLElement[] {
  const isColumn = parent === document.body || getComputedStyle(parent).display === 'block';
  if (!isColumn || hasOwnText(parent)) return [];
  return [...parent.children].flatMap((child) => {
    if (isInView(child)) return elementsBelow(child);
    const isBelow = child.getBoundingClientRect().top >= innerHeight;
    return isBelow && child instanceof HTMLElement ? [child] : [];
  });
}

/**
 * What a reader would see move: the element's box, and where each line of its own text begins. The height of letters
 * within a line is not in it, which differs between any two fonts.
 */
function placeOf(element: Element): string {
  const { direction, display } = getComputedStyle(element);
  const start = ({ left, right }: DOMRect) => Math.round(direction === 'rtl' ? right : left);
  const range = document.createRange();
  const lines = [...element.childNodes].flatMap((child) => {
    if (!(child instanceof Text)) return [];
    range.selectNode(child);
    return [...range.getClientRects()].map(start);
  });
  if (display === 'inline') return `${lines}`;
  const box = element.getBoundingClientRect();
  const bottom = Math.min(box.bottom, innerHeight);
  return `${[start(box), Math.round(box.top), Math.round(bottom), ...lines]}`;
}

function setFont(elements: readonly HTMLElement[], fontFamily: string): void {
  for (const { style } of elements) style.fontFamily = fontFamily;
}

export async function showLateFonts(): Promise<void> {
  const faces = await Promise.all(lateFaces().map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
  const families = faces.map(({ family }) => family);
  const fontFamily = `${families}, ${currentFamilies}`;

  const inView = [...document.body.querySelectorAll('*')].filter(isInView);
  const places = () => new Map(inView.map((element) => [element, placeOf(element)]));
  const before = places();
  const hasMoved = (now: ReturnType<typeof places>) => (element: Element) =>
    [element, ...element.querySelectorAll('*')].some((one) => now.get(one) !== before.get(one));
  const headings = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')].filter(
    isInView,
  );
  // A page that glides to a section keeps its heights.
  const below = location.hash ? [] : elementsBelow(document.body);
  setFont([...headings, ...below], fontFamily);
  setFont(headings.filter(hasMoved(places())), '');
  if (hasMoved(places())(document.body)) setFont([...headings, ...below], '');

  const title = document.querySelector('h1');
  new MutationObserver((_, observer) => {
    if (title?.isConnected) return;
    observer.disconnect();
    root.style.fontFamily = fontFamily;
  }).observe(document.body, { childList: true, subtree: true });
}

showLateFonts().catch(() => undefined);
