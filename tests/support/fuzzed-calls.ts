import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';
import { hostileTexts, hostileTimes } from './hostile-texts.ts';

type Schema = {
  $ref?: string | undefined;
  type?: string | string[] | undefined;
  enum?: string[] | undefined;
  format?: string | undefined;
  pattern?: string | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  maxItems?: number | undefined;
  items?: Schema | undefined;
  properties?: Record<string, Schema> | undefined;
  required?: string[] | undefined;
};

const schema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.string()).optional(),
    format: z.string().optional(),
    pattern: z.string().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    maxItems: z.number().optional(),
    items: schema.optional(),
    properties: z.record(z.string(), schema).optional(),
    required: z.array(z.string()).optional(),
  }),
);

const openApi = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z
          .array(z.object({ name: z.string(), in: z.enum(['path', 'query']), schema }))
          .default([]),
        requestBody: z.object({ content: z.record(z.string(), z.object({ schema })) }).optional(),
        responses: z.record(
          z.string(),
          z.object({ content: z.record(z.string(), z.unknown()).default({}) }),
        ),
      }),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

/** A placeholder for the post's current `updatedAt`. */
export const presentState = 'the present state';

export type FuzzedCall = {
  /** As the document writes it: `/api/blog/posts/{slug}`. */
  route: string;
  method: string;
  /** With its parameters, encoded, and its query. */
  path: string;
  contentType: string | undefined;
  /** The JSON body, or the fields of a form. */
  body: unknown;
  /** The fields of a form that are files. */
  files: string[];
  /** The content types that the document lists for each status of this call. */
  responses: Record<string, string[]>;
};

/**
 * Generates requests of every call in an OpenAPI document. One time in a few, a field has a value that it does not
 * accept. The other fields are valid, so that requests get as far as the database.
 *
 * @returns one arbitrary for each call
 */
export function fuzzedCalls(document: unknown): Arbitrary<FuzzedCall>[] {
  return describedCalls(document).map(({ parameters, content, resolve, ...call }) =>
    fc
      .record({
        parameters: fc.tuple(
          ...parameters.map((parameter) =>
            (parameter.in === 'query'
              ? fc.option(encodedValue(parameter.schema), { nil: undefined, freq: 2 })
              : encodedValue(parameter.schema)
            ).map((value) => ({ ...parameter, value })),
          ),
        ),
        body: content ? anyValue(content, resolve) : fc.constant(undefined),
      })
      .map(({ parameters, body }) => ({ ...call, path: urlOf(call.route, parameters), body })),
  );
}

/** The calls that have a field for a text, and the others. */
type CallsByText = { withText: FuzzedCall[]; others: FuzzedCall[] };

/** One request of every call, with this text in each text field, cut to its limit. */
export function callsWithText(document: unknown, text: string): CallsByText {
  const calls: CallsByText = { withText: [], others: [] };
  for (const { parameters, content, resolve, ...call } of describedCalls(document)) {
    let hasText = false;
    const textFor = (described: Schema): string => {
      if (described.format === 'date-time') return presentState;
      if (described.pattern?.startsWith('^')) return '/media/a.jpg';
      if (described.enum?.[0] !== undefined) return described.enum[0];
      hasText = true;
      return text.slice(0, described.maxLength);
    };
    const valueFor = (unresolved: Schema): unknown => {
      const described = resolve(unresolved);
      const types = [described.type].flat();
      if (types.includes('object'))
        return Object.fromEntries(
          Object.entries(described.properties ?? {})
            // Otherwise every post but the first would be rejected, because its group already has a post in this
            // language.
            .filter(([name]) => name !== 'translationGroup')
            .map(([name, property]) => [name, valueFor(property)]),
        );
      if (types.includes('array')) return [valueFor(described.items ?? {})];
      if (types.includes('string')) return textFor(described);
      return types.includes('boolean') ? true : 1;
    };
    const given = parameters.map((parameter) => {
      const { schema } = parameter;
      const value = schema.type === 'integer' ? '1' : textFor(schema).toWellFormed();
      return { ...parameter, value: /^\.{0,2}$/.test(value) ? '-' : encodeURIComponent(value) };
    });
    const body = content && valueFor(content);
    const request = { ...call, path: urlOf(call.route, given), body };
    calls[hasText ? 'withText' : 'others'].push(request);
  }
  return calls;
}

function describedCalls(document: unknown) {
  const { paths, components } = openApi.parse(document);
  const resolve = (described: Schema): Schema =>
    described.$ref
      ? schema.parse(components.schemas[described.$ref.replace('#/components/schemas/', '')])
      : described;
  return Object.entries(paths).flatMap(([route, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody, responses }]) => {
      const [contentType, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      const fields = Object.entries(content ? (resolve(content.schema).properties ?? {}) : {});
      return {
        route,
        method: method.toUpperCase(),
        contentType,
        files: fields.flatMap(([name, { format }]) => (format === 'binary' ? name : [])),
        responses: Object.fromEntries(
          Object.entries(responses).map(([status, { content }]) => [status, Object.keys(content)]),
        ),
        parameters,
        content: content?.schema,
        resolve,
      };
    }),
  );
}

function urlOf(
  route: string,
  parameters: readonly { in: 'path' | 'query'; name: string; value: string | undefined }[],
): string {
  const path = route.replace(
    /\{(\w+)\}/g,
    (_, name) => parameters.find((each) => each.in === 'path' && each.name === name)?.value ?? '',
  );
  const query = parameters
    .filter((each) => each.in === 'query' && each.value !== undefined)
    .map(({ name, value }) => `${name}=${value}`);
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

/** Values that no encoder writes, or that are encoded twice. */
const brokenEscapes = ['%', '%00', '%ff', '%ed%a0%80', '%c0%af', '%2e%2e%2f', '%25%30%30', 'a%00b'];

function encodedValue(described: Schema): Arbitrary<string> {
  const numbers = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.bigInt(-(2n ** 70n), 2n ** 70n));
  return (
    fc
      .oneof(
        {
          weight: 6,
          arbitrary: described.type === 'integer' ? numbers.map(String) : textOf(described),
        },
        { weight: 2, arbitrary: fc.constantFrom(...brokenEscapes) },
        { weight: 1, arbitrary: strangeText },
      )
      // Would make another path.
      .filter((value) => !/^\.{0,2}$/.test(value))
      .map((value) =>
        brokenEscapes.includes(value) ? value : encodeURIComponent(value.toWellFormed()),
      )
  );
}

/** Any UTF-16, so that surrogate pairs are split. */
const anyText = fc.string({
  unit: fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code)),
});

const strangeText = fc.oneof(fc.constantFrom(...hostileTexts), anyText);

const strangeValue = fc.oneof(
  fc.constantFrom(null, true, -1, 0.5, 2 ** 31, 2 ** 63, [], {}, '', ' '),
  fc.jsonValue({ maxDepth: 3 }),
  strangeText,
  fc.nat({ max: 3_000 }).map((length) => 'x'.repeat(length)),
);

function anyValue(unresolved: Schema, resolve: (described: Schema) => Schema): Arbitrary<unknown> {
  const described = resolve(unresolved);
  const types = [described.type ?? []].flat();
  const fitting = types.map((type) => {
    if (type === 'object') return objectOf(described, resolve);
    if (type === 'array')
      return fc.array(anyValue(described.items ?? {}, resolve), { maxLength: 3 });
    if (type === 'boolean') return fc.boolean();
    if (type === 'null') return fc.constant(null);
    if (type === 'string') return textOf(described);
    return fc.integer();
  });
  return fc.oneof(
    { weight: 24, arbitrary: fc.oneof(...fitting) },
    { weight: 1, arbitrary: strangeValue },
  );
}

function objectOf({ properties = {}, required = [] }: Schema, resolve: (of: Schema) => Schema) {
  const fields = Object.entries(properties).map(([name, described]) => [
    name,
    anyValue(described, resolve),
  ]);
  return fc.record<Record<string, unknown>>(Object.fromEntries(fields), { requiredKeys: required });
}

/** A text that the schema accepts, as far as the document says. */
function textOf(described: Schema): Arbitrary<string> {
  const { format, pattern = '', minLength = 0, maxLength = Infinity } = described;
  if (described.enum) return fc.constantFrom(...described.enum);
  if (format === 'date-time')
    return fc.oneof(fc.constant(presentState), fc.constantFrom(...hostileTimes));
  const expression = new RegExp(pattern, 'u');
  const fitting = hostileTexts
    .map((text) => text.slice(0, maxLength))
    .filter((text) => text.length >= minLength && expression.test(text));
  return fc.oneof(
    fc.constantFrom('a', ...fitting).filter((text) => expression.test(text) || pattern !== ''),
    anyText.map((text) => `${text.slice(0, maxLength - 1)}a`),
    ...(pattern.startsWith('^') ? [fc.stringMatching(expression)] : []),
  );
}
