const mask = '***';

/** What looks like a secret wherever it stands: `Bearer …`, `password=…`, `"apiKey":"…"`, the password of an address. */
const patterns: readonly [RegExp, string][] = [
  [/\b(Bearer|Basic)(\s+)[\w.~+/=-]+/gi, `$1$2${mask}`],
  [
    /((?:password|passwd|secret|token|api[-_]?key|authorization|cookie)\\?["']?\s*[:=]\s*\\?["']?)(?!Bearer\b|Basic\b)[^\s"'\\&,;}]+/gi,
    `$1${mask}`,
  ],
  [/(\b[a-z][a-z+.-]*:\/\/[^/\s:@]*):[^/\s@]+@/gi, `$1:${mask}@`],
];

/** A shorter one would take away half of every line. */
const minSecretLength = 6;

/**
 * A function that takes secrets out of a line of the log.
 *
 * @param secrets those of this process, which are taken out wherever they stand
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
