export const notFound = {
  title: '404 Page Not Found',
  text: 'This path ends here. The page may have moved, or the address has a slip in it.',
  home: 'Go to the home page',
  errorTitle: 'Something went wrong on our side',
  errorText:
    'The page could not be put together. Try again in a minute; if it stays like this, write to us.',
  tryAgain: 'Try Again',
};
