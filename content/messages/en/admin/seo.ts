export const adminSeo = {
  generate: 'Generate SEO',
  streaming: 'The suggestions are on their way...',
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
  previews: {
    label: 'How the post will look',
    targets: { google: 'Google', whatsApp: 'WhatsApp', x: 'X' },
    picture: 'The picture that goes with the link',
    drawnLater:
      'About how the picture will look. It is drawn from the title and the cover once they are published.',
    complete: 'Nothing is missing, and nothing is too long.',
    warnings: {
      titleMissing: 'The title is missing.',
      titleLong: 'The title has {count, number} characters; about {most, number} are shown.',
      seoDescriptionMissing: 'There is no SEO description.',
      descriptionMissing: 'The description is missing.',
      descriptionDefault:
        'The description is only the beginning of the post. You can write a better one when you edit the post.',
      descriptionLong:
        'The description has {count, number} characters; about {most, number} are shown.',
      coverMissing: 'There is no cover picture: the default one is used.',
      altMissing: 'The cover picture has no alternative text.',
    },
  },
};
