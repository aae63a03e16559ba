/** The tools of an article: `src/site/blog/post/reading`. */
export const reading = {
  copy: 'Copy',
  copied: 'Copied.',
  selected: 'The browser does not allow copying. The code is selected: copy it yourself.',
  footnotes: 'Footnotes',
  backToText: 'Back to the text:',
  close: 'Close',
  sizes: {
    normal: 'Text size: normal',
    large: 'Text size: large',
    largest: 'Text size: largest',
  },
};
