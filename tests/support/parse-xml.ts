import { SaxesParser } from 'saxes';

export type XmlElement = {
  /** With its prefix: `content:encoded`. */
  name: string;
  attributes: Record<string, string>;
  /** Its own text, without the text of its children. */
  text: string;
  children: XmlElement[];
};

/** @throws if the document is not well-formed, or uses an undeclared prefix */
export function parseXml(xml: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const open: XmlElement[] = [newElement('', {})];
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value]);
    const element = newElement(name, Object.fromEntries(values));
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => open.pop());
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  const root = open[0]?.children[0];
  if (!root) throw new Error('The document has no root');
  return root;
}

function newElement(name: string, attributes: Record<string, string>): XmlElement {
  return { name, attributes, text: '', children: [] };
}

/** The children with this name, in order. */
export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

/** @returns undefined if there is no child with this name */
export function textOf(element: XmlElement | undefined, name: string): string | undefined {
  return childrenOf(element, name)[0]?.text;
}
