export { askForObject, askForText, type TokenUsage } from './ask-model.ts';
export { assistantError } from './assistant-error.ts';
export { type AssistantModel, createLanguageModel } from './create-language-model.ts';
