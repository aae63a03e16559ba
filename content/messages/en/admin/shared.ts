export const adminShared = {
  loading: 'Loading...',
  loggingIn: 'Logging in...',
  dismiss: 'Dismiss',
  tryAgain: 'Try again',
  notifications: 'Notifications',
  undo: 'Undo',
  languages: { en: 'English', ar: 'Arabic', ckb: 'Kurdish' },
  success: {
    enhanced: 'Blog enhanced successfully!',
    translatedToKurdish: 'Successfully translated to Kurdish!',
    translatedToArabic: 'Successfully translated to Arabic!',
    kurdishSeo: 'Kurdish SEO metadata generated!',
    arabicSeo: 'Arabic SEO metadata generated!',
    publishedEnglish: 'English blog post published successfully!',
    publishedKurdish: 'Kurdish blog post published successfully!',
    publishedArabic: 'Arabic blog post published successfully!',
    statusUpdated: 'Publication status updated!',
    deleted: 'Post deleted successfully!',
    restored: 'The post is back.',
    cleanedUp: 'Post cleaned up successfully!',
    saved: 'Changes saved.',
    undone: 'Undone: everything is as it was.',
  },
  failure: {
    credentialsRequired: 'Username and password are required',
    login: 'Login failed',
    loginNetwork: 'Network error. Please try again.',
    network: 'Network error',
    fetchPosts: 'Failed to fetch posts',
    openPost: 'The post could not be opened',
    openDraft: 'The text could not be opened. Try again when you are online.',
    discardDraft: 'The text is still on the server. Throw it away again when you are online.',
    enhance: 'Failed to enhance blog',
    translate: 'Failed to translate',
    secondLook: 'The second look failed',
    backTranslate: 'The paragraph could not be translated back',
    seo: 'Failed to generate SEO',
    publish: 'Failed to publish',
    toggle: 'Failed to update publication status',
    delete: 'Failed to delete post',
    restore: 'The post could not be brought back',
    cleanup: 'Failed to cleanup post: {reason}',
    cleanupNetwork: 'Error cleaning up post',
    save: 'The changes could not be saved',
    schedule: 'The time could not be stored',
    analytics: 'The numbers could not be loaded',
    textRequired: 'Title and content are required',
    kurdishSeoRequired: 'Kurdish title and content are required for SEO generation',
    arabicSeoRequired: 'Arabic title and content are required for SEO generation',
    batch: 'The articles could not be changed',
    undo: 'This could not be undone',
    undoneInPart: 'Undone, except for what somebody has changed since',
    export: 'The articles could not be exported',
    tooManyToExport:
      'A download has at most 200 articles. Select fewer; "npm run export" writes all of them',
  },
  /** Shown while a limit lasts. `seconds` and `minutes` say how long. */
  limits: {
    'too-many-attempts': 'Too many attempts. {wait}',
    'too-many-requests': 'Too many requests. {wait}',
    'assistant-limit': 'The assistant can be asked 30 times an hour. {wait}',
    busy: 'The server is busy. {wait}',
    seconds: 'Try again in {count, plural, one {# second} other {# seconds}}.',
    minutes: 'Try again in {count, plural, one {# minute} other {# minutes}}.',
  },
  /** For `invalid`, where the server names the field. `names` are of fields that are none of a post. */
  wrongField: {
    characters: '{field} must have at most {count, number} characters',
    entries: '{field} must have at most {count, number} entries',
    wrong: '{field} is wrong',
    names: {
      username: 'Username',
      password: 'Password',
      next: 'New password',
      code: 'Code',
      text: 'Text',
      tag: 'Tag',
      english: 'English term',
      term: 'Term',
      wrong: 'Wrong forms',
    },
  },
  /** Below what the assistant wrote. */
  madeBy: 'Made by {model}',
  /** Messages for the codes of error responses. English shows the server's own sentence. */
  reasons: {
    invalid: 'A field is wrong',
    'not-found': 'The post is not there any more',
    'method-not-allowed': 'The server does not take this request. Reload the page and try again',
    stale: 'This post has been changed since you opened it',
    'translation-exists': 'This post already has a version in this language',
    'address-taken': 'The address belongs to another post, or did before. Choose other words',
    'already-published': 'The post is published already',
    'time-has-passed': 'Choose a time in the future',
    'too-many-drafts':
      'There are too many unfinished texts on the server: publish or throw away some',
    'too-many-tags': 'A post has all the tags that it can have: nothing was changed',
    'signed-out': 'Sign in to go on',
    'wrong-credentials': 'The username or the password is wrong',
    'code-required': 'Enter the code of your authenticator app',
    'wrong-code': 'The code is wrong, or was used before',
    'wrong-password': 'Your current password is wrong',
    'common-password': 'This password is very common, and would be tried first. Choose another one',
    'too-many-attempts': 'Too many attempts. Wait a few minutes and try again',
    'too-many-requests': 'Too many requests. Wait a little and try again',
    busy: 'The server is busy. Try again in a moment',
    'image-too-large': 'The picture is too large',
    'image-unsupported': 'Pictures are JPEG, PNG, WebP, AVIF or GIF files',
    'image-damaged': 'The picture is damaged. Export it again and try once more',
    'picture-used': 'The picture is in use. Replace it or take it out first',
    'nothing-to-recover': 'Nothing could be recovered; the post is as it was',
    'place-lost':
      'The paragraph was changed since. Copy what you need into the text, then leave the remark',
    'assistant-not-configured':
      'The assistant is not set up: set AI_PROVIDER, AI_MODEL and AI_API_KEY, then restart the site',
    'assistant-limit': 'The assistant can be asked 30 times an hour. Wait a little and try again',
    'assistant-month-limit':
      'The assistant has reached its spending limit for this month. It works again from the first of next month, or as soon as the limit (AI_MONTHLY_LIMIT) is raised and the site restarted',
    'assistant-key-refused':
      'The provider of the assistant refused the key: check AI_API_KEY, or the key of the language, such as AI_API_KEY_CKB',
    'assistant-out-of-credit':
      'The credit at the provider of the assistant is used up: check its plan and billing',
    'assistant-model-unknown':
      'The provider does not know this model or address: check AI_MODEL and AI_BASE_URL, or those of the language, such as AI_MODEL_CKB',
    'assistant-language-unknown':
      'The provider does not translate into this language: choose another one for it (AI_PROVIDER_CKB, AI_PROVIDER_AR)',
    'assistant-request-refused':
      'The model refused the request: the text may be too long for it. Shorten it or choose another model',
    'assistant-overloaded':
      'The provider of the assistant is overloaded. Try again in a few minutes',
    'assistant-unavailable':
      'The provider of the assistant cannot be reached. Try again in a moment; if it stays so, check AI_BASE_URL',
    'assistant-faulty':
      'The provider of the assistant has a fault of its own. Try again in a moment',
    'assistant-timed-out':
      'The model took too long to answer. Try again, with a shorter text if it happens again',
    'assistant-cut-off':
      'The answer of the model broke off. Try again, with a shorter text if it happens again',
    'assistant-unusable':
      'The answer of the model could not be used. Try again or choose another model',
    'assistant-declined':
      'The model declined to work on this text. Change the text or choose another model',
    'assistant-sees-nothing':
      'The model of the assistant sees no pictures: write the text yourself, or set AI_MODEL to a model that does',
    'benchmark-running': 'A comparison runs already. Wait until it has ended, or cancel it',
    'nothing-to-compare':
      'There is no published translation yet: publish an article in English and in Kurdish or Arabic first',
    'database-unavailable': 'The database does not answer right now. Try again in a moment',
    'database-full': 'The disk of the database is full: nothing was saved. Make room and try again',
    'database-read-only': 'The database takes no changes at the moment: nothing was saved',
    'database-damaged': 'The database is damaged: restore it from a backup',
    'cross-site': "Other sites can't send this request: open the panel at the address of this site",
    internal: 'Something unexpected happened: see the log of the server',
  },
};
