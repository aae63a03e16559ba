import { type PostFieldName, postFieldNames } from '#domain/posts/shared/fields.ts';

export type ComparedField = Exclude<PostFieldName, 'translation'>;

/** Every field that an editor writes. The translation record is the assistant's, and as long as two texts. */
export const comparedFields = postFieldNames.filter(
  (name): name is ComparedField => name !== 'translation',
);
