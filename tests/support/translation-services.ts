import type { AssistantSettings, TranslationServiceName } from '#platform/model-settings.ts';
import type { TranslationServer } from '../fakes/translation-services/server.ts';

export const serviceKey = 'service-key-1234567890';

export const text = {
  title: 'Planning an application',
  content: `## Before you **begin**

See [the *short* plan](https://example.com/plan) & run \`npm start\` in 2 days, don't wait.

- {name} is kept

| Month | Cost |
|---|---|
| First | Less < more |
`,
};

export function settingsFor(
  server: TranslationServer,
  service: TranslationServiceName,
  language: 'ar' | 'ckb',
): AssistantSettings {
  const baseUrl = server.baseUrlFor(service);
  return { [language]: { provider: service, apiKey: serviceKey, baseUrl } };
}

export const translatePaths = { ar: '/translate-arabic', ckb: '/translate-kurdish' };
