export { parseXml, type XmlElement, type XmlError } from './parse-xml.ts';
export { withoutInvalidXmlCharacters, xmlAttribute, xmlText } from './xml-text.ts';
