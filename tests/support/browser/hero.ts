import type { Page } from '@playwright/test';
import { hero as arHero, morphingTexts as arWords } from '#content/messages/ar/site/home.ts';
import { hero as ckbHero, morphingTexts as ckbWords } from '#content/messages/ckb/site/home.ts';
import { hero as enHero, morphingTexts as enWords } from '#content/messages/en/site/home.ts';
export const texts = {
  en: { hero: enHero, words: Object.values(enWords) },
  ar: { hero: arHero, words: Object.values(arWords) },
  ckb: { hero: ckbHero, words: Object.values(ckbWords) },
};

export const shownWord = (page: Page) => page.locator('.rotating-word[data-shown]');
