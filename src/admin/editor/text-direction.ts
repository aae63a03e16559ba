import { syntaxTree } from '@codemirror/language';
import { Facet, Prec, type Range, RangeSetBuilder } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  Direction,
  EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { directionOf, type Language } from '#i18n/languages.ts';

/** The language of the text, which decides its direction. */
export const textLanguage = Facet.define<Language, Language>({
  combine: ([language = 'en']) => language,
});

/**
 * Every line has the direction of the text's language, whatever it starts with. Code blocks run from left to right.
 * Inside a line, code and URLs are isolated from left to right. The cells of a table are isolated in the direction of
 * the text, so that they keep their order.
 */
export function textDirection() {
  return [EditorView.perLineTextDirection.of(true), codeLines, isolates];
}

const codeLine = Decoration.line({ class: 'cm-code-line', attributes: { dir: 'ltr' } });

const codeLines = ViewPlugin.fromClass(
  class {
    lines: DecorationSet;

    constructor(view: EditorView) {
      this.lines = linesOfCode(view);
    }

    update(update: ViewUpdate) {
      if (needsRedraw(update)) this.lines = linesOfCode(update.view);
    }
  },
  { decorations: ({ lines }) => lines },
);

function linesOfCode(view: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  let lastLine = 0;
  forEachVisibleNode(view, ({ name, from, to }) => {
    if (name !== 'FencedCode' && name !== 'CodeBlock') return;
    const { doc } = view.state;
    const first = Math.max(doc.lineAt(from).number, lastLine + 1);
    for (let number = first; number <= doc.lineAt(to).number; number += 1) {
      builder.add(doc.line(number).from, doc.line(number).from, codeLine);
      lastLine = number;
    }
  });
  return builder.finish();
}

const leftToRight = Decoration.mark({
  attributes: { dir: 'ltr' },
  class: 'cm-isolate',
  bidiIsolate: Direction.LTR,
});
const rightToLeft = Decoration.mark({
  attributes: { dir: 'rtl' },
  class: 'cm-isolate',
  bidiIsolate: Direction.RTL,
});

const isolates = ViewPlugin.fromClass(
  class {
    ranges: DecorationSet;

    constructor(view: EditorView) {
      this.ranges = isolatedRanges(view);
    }

    update(update: ViewUpdate) {
      if (needsRedraw(update)) this.ranges = isolatedRanges(update.view);
    }
  },
  {
    provide: (plugin) => {
      const ranges = (view: EditorView) => view.plugin(plugin)?.ranges ?? Decoration.none;
      // Lowest precedence puts the isolates around the highlighting, which must not split an isolated range.
      return Prec.lowest([
        EditorView.decorations.of(ranges),
        EditorView.bidiIsolatedRanges.of(ranges),
      ]);
    },
  },
);

function isolatedRanges(view: EditorView): DecorationSet {
  if (directionOf(view.state.facet(textLanguage)) === 'ltr') return Decoration.none;
  const ranges: Range<Decoration>[] = [];
  forEachVisibleNode(view, ({ name, from, to }) => {
    if (from === to) return;
    if (name === 'InlineCode' || name === 'URL' || name === 'Autolink')
      ranges.push(leftToRight.range(from, to));
    if (name === 'TableCell') ranges.push(rightToLeft.range(from, to));
  });
  return Decoration.set(ranges, true);
}

function forEachVisibleNode(
  view: EditorView,
  visit: (node: { name: string; from: number; to: number }) => void,
): void {
  for (const { from, to } of view.visibleRanges)
    syntaxTree(view.state).iterate({ from, to, enter: visit });
}

function needsRedraw(update: ViewUpdate): boolean {
  return (
    update.docChanged ||
    update.viewportChanged ||
    syntaxTree(update.startState) !== syntaxTree(update.state) ||
    update.startState.facet(textLanguage) !== update.state.facet(textLanguage)
  );
}
