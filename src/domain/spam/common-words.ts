/** English words that nearly every English sentence has one of. */
export const commonWords: ReadonlySet<string> = new Set(
  `the of and to in is you that it he was for on are as with his they i at be this have from or one had by but not what all
were we when your can said there use an each which she do how their if will up other about out many then them these so
some her would make like him into time has look two more go see no way could my than first been call who its now find
any new our get come made may part over after also did need want us help please hello hi hey am me does don't i'm just
know only take good very much long price cost website site app work day same where why thanks thank yes or because
system shop company business`.split(/\s+/),
);

/** Words of messages that only try a form, folded as in search: `core` tells it, `beside` may stand with it. */
export const testWords: Readonly<Record<'core' | 'beside', ReadonlySet<string>>> = {
  core: new Set(
    'test tests testing tester asd asdf asdfg asdfgh qwe qwer qwerty abc abcd foo foobar تیست شسیب'.split(
      ' ',
    ),
  ),
  beside: new Set(
    'this is a an only just the my your our message form submission contact page please ignore do not reply hello hi from by com it me data mail email'.split(
      ' ',
    ),
  ),
};
