import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { createSecurityHeaders, cspHeader } from './security-headers.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const own = { scripts: ['go()', '{"prefetch":[]}', '\ntwo()'], styles: ['a{}'] };

test('allows only the given scripts and styles', () => {
  const policy = contentSecurityPolicy(own);
  const scripts = own.scripts.map(hashOf).join(' ');
  expect(policy).toContain(`; script-src 'self' ${scripts}; style-src 'self' ${hashOf('a{}')}; `);
  expect(policy).not.toContain('nonce');
  expect(contentSecurityPolicy(own, 'b25jZQ==')).toContain("style-src 'self' 'nonce-b25jZQ==' ");
});

test.each([
  ['a page', contentSecurityPolicy(own)],
  ['the panel', contentSecurityPolicy(own, 'b25jZQ==')],
  ['what is no page', policyOf('application/json')],
  ['a picture', policyOf('image/jpeg')],
])('Google’s evaluator finds nothing above medium: %s', (_name, policy) => {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  expect(findings.filter(({ severity }) => severity < Severity.MEDIUM)).toEqual([]);
  expect(policy).not.toMatch(/unsafe-|\*/);
});

function policyOf(contentType: string): string {
  const headers = createSecurityHeaders('http://site.example')(contentType);
  return headers.find(([name]) => name === cspHeader)?.[1] ?? '';
}

test('upgrades requests to https if the site has https', () => {
  const name = 'Strict-Transport-Security';
  const named = (siteUrl: string) =>
    createSecurityHeaders(siteUrl)(null).filter(([header]) => header === name);
  expect(named('http://site.example')).toEqual([]);
  expect(named('https://site.example')).toEqual([[name, 'max-age=31536000; includeSubDomains']]);
});
