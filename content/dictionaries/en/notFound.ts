export const notFound = {
  title: '404 Page Not Found',
  text: 'This path ends here. The page may have moved, or the address has a slip in it.',
  home: 'Go to the home page',
};
