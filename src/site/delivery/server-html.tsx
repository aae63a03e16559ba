import { createSerializationAdapter } from '@tanstack/react-router';
import { trustedHtml } from '#ui/trusted-html.ts';

/**
 * HTML of a loader, made on the server by `src/markdown` or by React. The page has the HTML already when React
 * hydrates, so the loader's data names the element that holds it, and does not carry it again.
 */
export class ServerHtml {
  readonly id: string;
  readonly html: string;

  /** @param id of the element that shows it: each text of a page has its own */
  constructor(id: string, html: string) {
    this.id = id;
    this.html = html;
  }
}

export const serverHtmlAdapter = createSerializationAdapter({
  key: 'server-html',
  test: (value) => value instanceof ServerHtml,
  toSerializable: ({ id }) => id,
  fromSerializable: (id) => new ServerHtml(id, document.getElementById(id)?.innerHTML ?? ''),
});

export function HtmlContent(props: { text: ServerHtml; className?: string }) {
  return (
    <div
      id={props.text.id}
      className={props.className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by src/markdown or React, which escape every text
      dangerouslySetInnerHTML={{ __html: trustedHtml(props.text.html) }}
    />
  );
}
