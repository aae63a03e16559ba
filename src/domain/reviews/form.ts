import { randomUUID } from 'node:crypto';
import { withAnonymousLimit } from '#domain/auth/index.ts';
import { DomainError } from '#domain/domain-error.ts';
import type { Language } from '#i18n/languages.ts';
import type { Database } from '#platform/database/index.ts';
import { addRemark } from './add-remark.ts';
import { findReviewLink } from './links.ts';
import type { EnteredRemark, FormProblem } from './shared/entered-remark.ts';
import { suggestedBlock } from './shared/heading-mark.ts';
import { newRemark, reviewedFields } from './shared/remark.ts';

type Submission = {
  token: string;
  language: Language;
  fields: URLSearchParams;
  /** Counts the remark. @throws {DomainError} `too-many-requests` */
  takeRemark: (link: number) => Promise<void>;
};

/**
 * Stores what a reviewer sent with the form of the page that works without script. The rules and limits are those of
 * {@link addRemark}; the token is the authorisation.
 *
 * @returns null once it is stored; otherwise what was typed, to be shown again with the problem
 */
export async function submitReviewForm(
  database: Database,
  { token, language, fields, takeRemark }: Submission,
): Promise<EnteredRemark | null> {
  const entered = readFields(fields);
  const link = await withAnonymousLimit(async () => await findReviewLink(database, token));
  if (!link) return { ...entered, problem: 'gone' };
  try {
    await takeRemark(link.id);
    const { problem: _none, ...typed } = entered;
    const suggestion = suggestedBlock(entered.original, entered.suggestion);
    const remark = newRemark.safeParse({ ...typed, language, suggestion });
    if (!remark.success) return { ...entered, problem: problemOf(entered, suggestion) };
    await addRemark(database, link, remark.data);
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { ...entered, problem: error.code === 'not-found' ? 'gone' : 'full' };
  }
}

function readFields(fields: URLSearchParams): EnteredRemark {
  // Forms send line endings as CRLF.
  const text = (name: string) => (fields.get(name) ?? '').replace(/\r\n?/g, '\n');
  const index = Number(text('index'));
  return {
    id: text('id') || randomUUID(),
    field: reviewedFields.find((field) => field === text('field')) ?? 'content',
    index: Number.isSafeInteger(index) && index >= 0 ? index : 0,
    original: text('original'),
    suggestion: text('suggestion'),
    comment: text('comment'),
    name: text('name'),
    problem: null,
  };
}

function problemOf({ comment, name }: EnteredRemark, suggestion: string): FormProblem {
  if (suggestion.trim() === '' && comment.trim() === '') return 'empty';
  return name.trim() === '' ? 'nameMissing' : 'tooLong';
}
