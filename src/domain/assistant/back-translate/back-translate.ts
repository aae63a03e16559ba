import type { TranslationLanguage } from '#i18n/languages.ts';
import type { AssistantCall } from '../assistant-call.ts';
import { askForText } from '../model/index.ts';
import { recordRun } from '../runs/record-run.ts';
import { createSecondModel } from '../second-look/second-model.ts';
import { maxAnswerCharacters } from '../translate/schema.ts';
import { backTranslateInstructions, backTranslatePromptVersion } from './prompt.ts';

/**
 * Translates a paragraph of a translation back into English, by the model of the second look, which does not see the
 * English source.
 *
 * @returns `run`: the recorded run
 * @throws {DomainError} one of the assistant's codes
 */
export async function backTranslate(
  call: Omit<AssistantCall<never>, 'onPartial'>,
  { language, text }: { language: TranslationLanguage; text: string },
): Promise<{ english: string; run: number }> {
  const model = createSecondModel(call.settings, language);
  const run = {
    task: `back-translate-${language}`,
    model,
    promptVersion: backTranslatePromptVersion,
  };
  return await recordRun(call, run, async (meter) => {
    const answer = await askForText({
      model,
      instructions: backTranslateInstructions(language),
      prompt: text,
      maxCharacters: maxAnswerCharacters([{ text }]),
      signal: call.signal,
    });
    meter.add(answer.usage);
    return { english: answer.text.trim(), run: meter.run };
  });
}
