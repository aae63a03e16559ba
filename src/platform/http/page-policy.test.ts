import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { pagePolicy } from './page-policy.ts';
import { createSecurityHeaders, policyName } from './security-headers.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const html = `<html><head><style data-page-style="home">a{}</style><script>go()</script>
<script type="application/ld+json">{}</script><script src="/x.js"></script></head>
<body><script type="speculationrules">{"prefetch":[]}</script><script>
two()</script></body></html>`;

test('a page runs its own scripts and styles, and no others', () => {
  const policy = pagePolicy(html);
  const scripts = ['go()', '{"prefetch":[]}', '\ntwo()'].map(hashOf).join(' ');
  expect(policy).toContain(`; script-src 'self' ${scripts}; style-src 'self' ${hashOf('a{}')} `);
  expect(policy).not.toContain('nonce');
  expect(pagePolicy(html, 'b25jZQ==')).toContain("style-src 'self' 'nonce-b25jZQ==' ");
});

test.each([
  ['a page', pagePolicy(html)],
  ['the panel', pagePolicy(html, 'b25jZQ==')],
  ['what is no page', policyOf('application/json')],
  ['a picture', policyOf('image/jpeg')],
])('Google’s evaluator finds nothing above medium: %s', (_name, policy) => {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  expect(findings.filter(({ severity }) => severity < Severity.MEDIUM)).toEqual([]);
  expect(policy).not.toMatch(/unsafe-|\*/);
});

function policyOf(contentType: string): string {
  const headers = createSecurityHeaders('http://site.example')(contentType);
  return headers.find(([name]) => name === policyName)?.[1] ?? '';
}

test('browsers keep to https where the site is https', () => {
  const name = 'Strict-Transport-Security';
  const named = (siteUrl: string) =>
    createSecurityHeaders(siteUrl)(null).filter(([header]) => header === name);
  expect(named('http://site.example')).toEqual([]);
  expect(named('https://site.example')).toEqual([[name, 'max-age=31536000; includeSubDomains']]);
});
