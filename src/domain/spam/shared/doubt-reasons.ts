/**
 * Why what a stranger sent is doubtful. The panel has a sentence for each.
 *
 * - `honeypot`: a field is filled that nobody sees
 * - `quick`: it was sent sooner than anybody types
 * - `program`: it was sent by a program, not a browser
 * - `unproven`: it came during a flood, without a proof of work
 * - `repeated`: the same text came before, from somebody else
 * - `links`: it has many links, or links that hide where they lead
 * - `markup`: it has HTML, BBCode or the lines of a mail's head
 * - `selling`: it sells services for websites: places in search engines, links, traffic
 * - `money`: it is about loans, coins, gambling, medicine or dating
 * - `letters`: it is in letters that nobody here writes in
 * - `gibberish`: it has no words
 * - `test`: it only tests the form
 */
export const doubtReasons = [
  'honeypot',
  'quick',
  'program',
  'unproven',
  'repeated',
  'links',
  'markup',
  'selling',
  'money',
  'letters',
  'gibberish',
  'test',
] as const;

export type DoubtReason = (typeof doubtReasons)[number];
