import { DomainError } from '#domain/domain-error.ts';
import { readPictureForModel } from '#domain/media/index.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { correctOrthography } from '#language/orthography/safe-corrections.ts';
import type { AssistantCall } from '../assistant-call.ts';
import { askForObject, assistantError, createLanguageModel } from '../model/index.ts';
import { recordRun } from '../runs/record-run.ts';
import { describeInstructions, describePrompt, describePromptVersion } from './prompt.ts';
import { descriptionCharacters, pictureDescription } from './schema.ts';

/**
 * Proposes alternative texts for a stored picture in three languages, from what the model sees in it.
 *
 * @throws {DomainError} `not-found`; one of the assistant's codes, `assistant-sees-nothing` for a model without eyes
 */
export async function describePicture(
  call: Omit<AssistantCall<never>, 'onPartial'>,
  hash: string,
): Promise<Record<Language, string>> {
  const model = createLanguageModel(call.settings);
  const picture = await readPictureForModel(call.database, hash);
  if (!picture) throw new DomainError('not-found', 'There is no such picture');
  const run = { task: 'describe', model, promptVersion: describePromptVersion };
  return await recordRun(call, run, async (meter) => {
    const { object, usage } = await askForObject({
      model,
      instructions: describeInstructions,
      prompt: describePrompt,
      picture,
      schema: pictureDescription,
      maxCharacters: descriptionCharacters,
      signal: call.signal,
    });
    meter.add(usage);
    const alts = { en: '', ar: '', ckb: '' };
    for (const language of languages) alts[language] = tidy(object[language], language);
    if (!object.seen) throw assistantError('assistant-sees-nothing');
    if (Object.values(alts).includes(''))
      throw new DomainError(
        'assistant-unusable',
        'The answer of the model lacks a language: try again, or choose another model',
      );
    return alts;
  });
}

function tidy(text: string, language: Language): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return language === 'en' ? line : correctOrthography(line, language);
}
