export const adminSeo = {
  generate: 'Generate SEO',
  coming: 'The suggestions are on their way...',
  waiting: '{count, plural, one {# suggestion} other {# suggestions}}',
  same: 'The assistant suggests what stands here already.',
  notConfigured:
    'Until the assistant is set up, an empty field is filled with the words that it shows.',
  takeAll: 'Use all',
  dismissAll: 'Dismiss all',
  suggested: 'Suggested',
  take: 'Use',
  dismiss: 'Dismiss',
  taken: '{count, plural, one {The suggestion was put in.} other {# suggestions were put in.}}',
  dismissed:
    '{count, plural, one {The suggestion was dismissed.} other {# suggestions were dismissed.}}',
};
