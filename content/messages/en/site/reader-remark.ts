/** How a reader of an article tells what is wrong in it: `src/site/blog/post/remarks`. */
export const readerRemark = {
  report: 'Report a mistake',
  wording: 'How should it read?',
  comment: 'What is wrong? (optional)',
  name: 'Your name (optional)',
  send: 'Send',
  close: 'Close',
  empty: 'Change the words, or write what is wrong with them.',
  sending: 'Sending…',
  waiting:
    'Not sent yet: our site does not answer. What you wrote is kept here, and is sent again by itself.',
  thanks: 'Thank you! Our editors will read it.',
  full: 'Not sent: we can take no more from your network for now. What you wrote stays here; send it again in an hour.',
  gone: 'Not sent: this article is no longer here. Copy what you wrote if you want to keep it.',
  refused: 'Not sent: the text is too long. Shorten it, and send it again.',
};
