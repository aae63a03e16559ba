import { listGlossaryTerms } from '#domain/glossary/index.ts';
import { makeSlug } from '#domain/posts/index.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { correctOrthography } from '#language/orthography/safe-corrections.ts';
import type { AssistantCall, PostText } from '../assistant-call.ts';
import { askForObject, createLanguageModel } from '../model/index.ts';
import { recordRun } from '../runs/record-run.ts';
import { createStreamedText } from '../streamed-text.ts';
import { seoInstructions, seoPrompt, seoPromptVersion } from './prompt.ts';
import { partialSeoAnswer, seoAnswer, seoAnswerCharacters } from './schema.ts';

export type SeoProposal = {
  seoTitle: string;
  seoDescription: string;
  /** Separated by the comma of the language's script. */
  seoKeywords: string;
  /** The title in Latin letters, as a slug. */
  suggestedSlug: string;
};

/**
 * Generates the search engine texts of a Kurdish or Arabic post. The slug is made by rule, not by the model.
 *
 * @throws {DomainError} one of the assistant's codes
 */
export async function generateSeo(
  call: AssistantCall<'seoTitle' | 'seoDescription'>,
  input: PostText,
  language: TranslationLanguage,
): Promise<SeoProposal> {
  const model = createLanguageModel(call.settings, language);
  const run = { task: `seo-${language}`, model, promptVersion: seoPromptVersion };
  return await recordRun(call, run, async (meter) => {
    const growTitle = createStreamedText('seoTitle', call.onPartial);
    const growDescription = createStreamedText('seoDescription', call.onPartial);
    const { object, usage } = await askForObject({
      model,
      instructions: seoInstructions(language),
      prompt: seoPrompt(input, language, await listGlossaryTerms(call.database)),
      schema: seoAnswer,
      maxCharacters: seoAnswerCharacters,
      signal: call.signal,
      onPartial(partial) {
        const { seoTitle = '', seoDescription = '' } = partialSeoAnswer.parse(partial);
        growTitle(seoTitle);
        growDescription(seoDescription);
      },
    });
    meter.add(usage);
    const correct = (text: string) => correctOrthography(text.trim(), language);
    const keywords = object.seoKeywords.map(correct).filter((keyword) => keyword !== '');
    return {
      seoTitle: correct(object.seoTitle),
      seoDescription: correct(object.seoDescription),
      seoKeywords: [...new Set(keywords)].join('، '),
      suggestedSlug: await makeSlug(input.title),
    };
  });
}
