import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { useInlineNonce } from './use-inline-nonce.ts';

type Props = {
  text: string;
  'data-fonts'?: string;
  'data-page'?: string | undefined;
  'data-module'?: string;
};

/**
 * A script inside the page's HTML. It runs before React comes. When React renders a page in the browser, it writes no
 * script.
 *
 * @param props `text`: imported from `*.inline.ts?script`
 */
export function InlineScript(props: Props) {
  const [cameAsHtml] = useState(!useHydrated());
  const nonce = useInlineNonce();
  if (!cameAsHtml) return null;
  const { text, ...data } = props;
  return (
    <script
      {...data}
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, the same for every visitor
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
