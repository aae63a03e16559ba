import { useTranslations } from 'use-intl';
import {
  type Dimension,
  devices,
  findings,
  kinds,
  otherNames,
  sources,
} from '#domain/analytics/shared/dimensions.ts';
import { languages } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { countryName } from '#language/country-names.ts';

/** Names the values of the dimensions in the language of the panel. A page is its path. */
export function useValueNames(): (dimension: Dimension, value: string) => string {
  const t = useTranslations('adminAnalytics');
  const panelLanguage = useLanguage();
  const languageName = useTranslations('adminShared.languages');
  return (dimension, value) => {
    const language = languages.find((name) => name === value);
    const source = sources.find((name) => name === value);
    const device = devices.find((name) => name === value);
    const kind = kinds.find((name) => name === value);
    const found = findings.find((name) => name === value);
    if (dimension === 'language' && language) return languageName(language);
    if (dimension === 'source' && source) return t(`sources.${source}`);
    if (dimension === 'device' && device) return t(`devices.${device}`);
    if (dimension === 'kind' && kind) return t(`kinds.${kind}`);
    if (dimension === 'found' && found) return t(`findings.${found}`);
    if (dimension === 'country')
      return value === '' ? t('devices.unknown') : countryName(value, panelLanguage);
    const isNamedByVisitors = ['campaign', 'words', 'path'].includes(dimension);
    if (isNamedByVisitors && value === otherNames) return t('otherNames');
    return dimension === 'campaign' && value === '' ? t('noCampaign') : value;
  };
}
