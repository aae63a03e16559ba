const mask = '***';

/**
 * Text that looks like a secret: `Bearer …`, `password=…`, `"apiKey":"…"`, the password in a URL, the path of a
 * reviewer's page.
 */
const patterns: readonly [RegExp, string][] = [
  [/\b(Bearer|Basic)(\s+)[\w.~+/=-]+/gi, `$1$2${mask}`],
  [
    /((?:password|passwd|secret|token|api[-_]?key|authorization|cookie)\\?["']?\s*[:=]\s*\\?["']?)(?!Bearer\b|Basic\b)[^\s"'\\&,;}]+/gi,
    `$1${mask}`,
  ],
  [/((?<!\/api)\/review\/)[^\s"'\\/?#]+/gi, `$1${mask}`],
  [/(\b[a-z][a-z+.-]*:\/\/[^/\s:@]*):[^/\s@]+@/gi, `$1:${mask}@`],
];

/** Masking a shorter one would hide half of every line. */
const minSecretLength = 6;

/**
 * Masks secrets in a line of the log. pino's `redact` knows paths of fields; this also finds secrets within messages
 * and stacks of errors, whose text comes from drivers and providers.
 *
 * @param secrets those of this process, masked wherever they occur
 */
export function createMask(secrets: readonly (string | undefined)[]): (line: string) => string {
  const known = secrets.filter((secret) => secret && secret.length >= minSecretLength);
  return (line) => {
    const withoutKnown = known.reduce<string>(
      (text, secret) => (secret ? text.replaceAll(asInJson(secret), mask) : text),
      line,
    );
    return patterns.reduce((text, [pattern, to]) => text.replace(pattern, to), withoutKnown);
  };
}

function asInJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
