/**
 * Shows fonts that arrived after the first paint, without moving anything that a reader sees:
 *
 * - Headings on the screen get them where they keep their place, and each word its line.
 * - What is below the screen gets them, whatever its height becomes, except parts of a grid, a row or a text that
 *   begins on the screen. What was read already keeps the system's font.
 * - So does the whole next page, if React shows it in this document.
 *
 * If anything on the screen has moved after all, all of it is taken back before the browser paints.
 */

const root = document.documentElement;
const currentFamilies = getComputedStyle(root).fontFamily;
/** Safari makes `innerHeight` smaller for a reader who zooms in. */
const screenHeight = Math.max(innerHeight, root.clientHeight);

/**
 * The fonts that this page preloads, as new font faces: browsers do not try a late optional one again. They have the
 * baseline of the current font, so that no line moves up or down, where the browser can override it.
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
  return bottom > 0 && top < screenHeight && width > 0;
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
    const isBelow = child.getBoundingClientRect().top >= screenHeight;
    return isBelow && child instanceof HTMLElement ? [child] : [];
  });
}

/**
 * What a reader would see move: the element's box, where each piece of its own text begins (a line, or a part in the
 * other direction), and which words begin a line. The height of letters within a line is not in it, which differs
 * between any two fonts.
 */
function placeOf(element: Element): string {
  const { direction, display } = getComputedStyle(element);
  const start = ({ left, right }: DOMRect) => Math.round(direction === 'rtl' ? right : left);
  const range = document.createRange();
  let line = Number.NaN;
  const lines = [...element.childNodes].flatMap((child) => {
    if (!(child instanceof Text)) return [];
    range.selectNode(child);
    const pieces = [...range.getClientRects()].map(start);
    const words = [...child.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
      range.setStart(child, index);
      range.setEnd(child, index + word.length);
      const { top, bottom, height } = range.getBoundingClientRect();
      const isSameLine = Math.abs(top + bottom - line) < height;
      line = top + bottom;
      return isSameLine ? '' : '/';
    });
    return [...pieces, ...words];
  });
  if (display === 'inline') return `${lines}`;
  const box = element.getBoundingClientRect();
  const bottom = Math.min(box.bottom, screenHeight);
  return `${[start(box), Math.round(box.top), Math.round(bottom), ...lines]}`;
}

/**
 * Sets the font by an animation that has ended, and not by a `style`: React reads HTML from this page
 * (`server-html.tsx`), and the Content Security Policy allows no `style` attribute in it.
 *
 * @returns a function that takes the font back from one element
 */
function setFont(elements: readonly HTMLElement[], fontFamily: string) {
  const animations = new Map(
    elements.map((element) => [element, element.animate({ fontFamily }, { fill: 'forwards' })]),
  );
  return (element: HTMLElement) => animations.get(element)?.cancel();
}

async function showLateFonts(): Promise<void> {
  const faces = await Promise.all(lateFaces().map((face) => face.load()));
  // In development the preloads stand in the head.
  if (faces.length === 0) return;
  // A page that opens at the place of another language (`scroll.ts`) looks for it again when it has loaded.
  if (scrollY > 0 && document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve));
  for (const face of faces) document.fonts.add(face);
  const fontFamily = `${faces.map(({ family }) => family)}, ${currentFamilies}`;

  const inView = [...document.body.querySelectorAll('*')].filter(isInView);
  const places = () => new Map(inView.map((element) => [element, placeOf(element)]));
  const before = places();
  const hasMoved = (now: ReturnType<typeof places>) => (element: Element) =>
    [element, ...element.querySelectorAll('*')].some((one) => now.get(one) !== before.get(one));
  // Articles in another language have their own fonts, and so has code.
  const hasThisFont = (element: Element) =>
    element.closest<HTMLElement>('[lang]')?.lang === root.lang &&
    getComputedStyle(element).fontFamily === currentFamilies;
  const allHeadings = document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)');
  const headings = [...allHeadings].filter(
    (heading) =>
      isInView(heading) && hasThisFont(heading) && 'ascentOverride' in FontFace.prototype,
  );
  const inThisLanguage = `[lang="${root.lang}"]`;
  // The browser may be on its way to the section that the URL names, so the page keeps its heights.
  const below = (location.hash ? [] : elementsBelow(document.body))
    .flatMap((part) => [part, ...part.querySelectorAll<HTMLElement>(inThisLanguage)])
    .filter(hasThisFont);
  const takeBack = setFont([...headings, ...below], fontFamily);
  headings.filter(hasMoved(places())).forEach(takeBack);
  if (hasMoved(places())(document.body)) [...headings, ...below].forEach(takeBack);

  const { pathname } = location;
  const { title } = document;
  new MutationObserver((_, observer) => {
    // The URL changes before the next page is there, the title with it.
    if (location.pathname === pathname || document.title === title) return;
    observer.disconnect();
    const style = new CSSStyleSheet();
    style.replaceSync(`html, ${inThisLanguage} { font-family: ${fontFamily} }`);
    document.adoptedStyleSheets.push(style);
  }).observe(root, { childList: true, characterData: true, subtree: true });
}

showLateFonts().catch(() => undefined);
