export { parseXml, type XmlElement, type XmlFault } from './parse-xml.ts';
export { withoutInvalidXmlCharacters, xmlAttribute, xmlText } from './xml-text.ts';
