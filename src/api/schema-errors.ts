import type { z } from '@hono/zod-openapi';
import type { WrongField } from '#platform/error-body.ts';

/**
 * The message of a schema that has none of its own: `title must be text`. It stands here, not in the schemas, because
 * browsers load some of them.
 */
export function schemaMessage(issue: z.core.$ZodRawIssue): string {
  const { path = [] } = issue;
  const name = nameOf(path) ?? 'The request';
  const isEntry = typeof path.at(-1) === 'number';
  return `${isEntry ? `Each entry of ${name}` : name} must ${ruleOf(issue)}`;
}

/** The field that an issue is about; undefined where it is about the request as a whole. */
export function wrongField(issue: z.core.$ZodIssue): WrongField | undefined {
  const name = nameOf(issue.path);
  if (name === undefined) return undefined;
  const isTooLong = issue.code === 'too_big' && /^(?:string|array)$/.test(issue.origin);
  if (!isTooLong) return { name };
  const of = issue.origin === 'string' ? 'characters' : 'entries';
  return { name, limit: { most: Number(issue.maximum), of } };
}

function nameOf(path: readonly PropertyKey[]): string | undefined {
  return path.findLast((part) => typeof part === 'string');
}

const types: Partial<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a JSON object',
  record: 'a JSON object',
};

const units: Partial<Record<string, [one: string, more: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

const asDescribed = 'be as /api/openapi.json describes it';

function ruleOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type': {
      // As the query of a URL has a parameter that is given twice.
      if (issue.expected === 'string' && Array.isArray(issue.input))
        return 'be one text, not several';
      const type = types[issue.expected];
      return type ? `be ${type}` : asDescribed;
    }
    case 'invalid_value':
      return `be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return boundOf(issue, issue.inclusive === false ? 'more than' : 'at least', issue.minimum);
    case 'too_big':
      return boundOf(issue, issue.inclusive === false ? 'less than' : 'at most', issue.maximum);
    default:
      return asDescribed;
  }
}

function boundOf({ origin }: { origin: string }, bound: string, value: number | bigint): string {
  const unit = units[origin];
  if (!unit) return `be ${bound} ${value}`;
  const [one, more] = unit;
  return `have ${bound} ${value} ${Number(value) === 1 ? one : more}`;
}
