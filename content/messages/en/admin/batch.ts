export const adminBatch = {
  /** The post's title follows. */
  select: 'Select:',
  bar: 'Selected articles',
  selected:
    '{articles, plural, one {# article} other {# articles}} selected ({posts, plural, one {# post} other {# posts}})',
  selectAll: 'Select all {count, number}',
  clear: 'Clear the selection',
  unpublish: 'Unpublish',
  export: 'Export',
  done: {
    'add-tag': '{count, plural, one {# post has} other {# posts have}} the tag {tag} now.',
    'remove-tag': '{count, plural, one {# post has} other {# posts have}} lost the tag {tag}.',
    unpublish: '{count, plural, one {# post is} other {# posts are}} unpublished.',
    delete: '{count, plural, one {# post is} other {# posts are}} deleted.',
  },
  nothingToDo: 'There was nothing to change.',
  tags: {
    button: 'Tags',
    title: '{count, plural, one {Tags of # article} other {Tags of # articles}}',
    text: 'Adds or removes a tag in all languages of the selected articles.',
    add: 'New tag',
    addButton: 'Add',
    missing: 'Type a tag first.',
    remove: 'Remove a tag',
    removeOne: '{count, plural, one {Remove {tag} from # post} other {Remove {tag} from # posts}}',
    posts: '{count, plural, one {# post} other {# posts}}',
    leave: 'Close',
  },
  delete: {
    button: 'Delete',
    title: '{articles, plural, one {Delete # article?} other {Delete # articles?}}',
    text: '{posts, plural, one {# post is} other {# posts are}} deleted, with the history. Readers will no longer find them. For 10 seconds afterwards you can undo this.',
    confirm: '{articles, plural, one {Delete # article} other {Delete # articles}}',
    keep: 'Keep them',
  },
  translate: {
    button: 'Translate what is missing',
    title: 'Translate what is missing',
    text: '{count, plural, one {# translation is} other {# translations are}} written by the assistant, one after the other, and stored as drafts for you to review. Existing texts stay as they are.',
    nothing: 'These articles lack no Kurdish or Arabic text that could be translated from English.',
    withoutEnglish:
      '{count, plural, one {# article has} other {# articles have}} no English text, and cannot be translated.',
    start: 'Translate',
    running: 'Translation {number, number} of {count, number}...',
    ended:
      '{stored, plural, one {# draft is} other {# drafts are}} stored, {failed, number} failed.',
    left: '{count, plural, one {# was} other {# were}} not begun.',
    failed: 'What failed',
    stored: '{count, plural, one {# translation is} other {# translations are}} among the drafts.',
    cancel: 'Cancel the rest',
    leave: 'Close',
  },
};
