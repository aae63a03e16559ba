import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { InlineScript } from '../../delivery/inline-script.tsx';
import loadScript from './load-reading-tools.inline.ts?script';
import toolsUrl from './reading-tools.lazy.ts?script-url';

/** Loads the tools of an article: later where it came as HTML, at once where React shows it. */
export function ReadingTools() {
  const [cameAsHtml] = useState(!useHydrated());
  return cameAsHtml ? (
    <InlineScript text={loadScript} data-module={toolsUrl} />
  ) : (
    <script type="module" async src={toolsUrl} />
  );
}
