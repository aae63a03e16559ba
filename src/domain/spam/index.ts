import '@tanstack/react-start/server-only';

export type { Finding, WrittenText } from './finding.ts';
export { floodWindow, mayPassFlood } from './flood.ts';
export { judge, type Sending } from './judge.ts';
export { localDomain } from './judge-links.ts';
export { hasKurdishLetters, judgeText } from './judge-text.ts';
export { wholeWords } from './phrase-rule.ts';
export { isLongEnoughToRepeat, repeatedMs, textHash } from './repeated-text.ts';
