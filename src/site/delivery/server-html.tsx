import { createSerializationAdapter } from '@tanstack/react-router';
import { trustedHtml } from '#ui/trusted-html.ts';

/**
 * A text in HTML, made by `src/markdown`, in a loader's answer. It is in the page already when a browser takes over, so
 * the answer names its place there and does not carry it a second time.
 */
export class ServerHtml {
  readonly id: string;
  readonly html: string;

  /** @param id of the element that shows it: one for each text of a page */
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

export function HtmlContent(props: { text: ServerHtml; className: string }) {
  return (
    <div
      id={props.text.id}
      className={props.className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by src/markdown, which lets no HTML through
      dangerouslySetInnerHTML={{ __html: trustedHtml(props.text.html) }}
    />
  );
}
