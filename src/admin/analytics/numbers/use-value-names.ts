import { useTranslations } from 'use-intl';
import { type Dimension, devices, kinds, sources } from '#domain/analytics/shared/dimensions.ts';
import { languages } from '#i18n/languages.ts';

/** Names the values of the dimensions in the language of the panel. A page is its path. */
export function useValueNames(): (dimension: Dimension, value: string) => string {
  const t = useTranslations('adminAnalytics');
  const languageName = useTranslations('adminShared.languages');
  return (dimension, value) => {
    const language = languages.find((name) => name === value);
    const source = sources.find((name) => name === value);
    const device = devices.find((name) => name === value);
    const kind = kinds.find((name) => name === value);
    if (dimension === 'language' && language) return languageName(language);
    if (dimension === 'source' && source) return t(`sources.${source}`);
    if (dimension === 'device' && device) return t(`devices.${device}`);
    if (dimension === 'kind' && kind) return t(`kinds.${kind}`);
    return dimension === 'campaign' && value === '' ? t('noCampaign') : value;
  };
}
