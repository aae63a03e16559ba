export { askForObject, askForText } from './ask-model.ts';
export { assistantError, errorFromStatus, withVariables } from './assistant-error.ts';
export { createBoundedFetch, type ErrorReader } from './bounded-fetch.ts';
export { chooseModel, type ModelVariables } from './choose-model.ts';
export {
  type AssistantModel,
  createLanguageModel,
  notConfigured,
} from './create-language-model.ts';
export { addUsage, type Usage } from './usage.ts';
