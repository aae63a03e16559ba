import { describe, expect, test } from 'vitest';
import { parseContact } from './contact.ts';

describe('a telephone number', () => {
  test.each([
    ...['0750 123 4567', '07501234567', '750 123 4567', '7501234567', '0750-123-4567'],
    ...['+964 750 123 4567', '+9647501234567', '00964 750 123 4567', '009647501234567'],
    ...['964 750 123 4567', '+964 (0) 750 123 4567', '+964 0750 123 4567', '(0750) 123-4567'],
    ...['0750.123.4567', '0750/123/4567', '0750 – 123 – 4567', '0 7 5 0 1 2 3 4 5 6 7'],
    ...[
      '٠٧٥٠١٢٣٤٥٦٧',
      '٠٧٥٠ ١٢٣ ٤٥٦٧',
      '+٩٦٤ ٧٥٠ ١٢٣ ٤٥٦٧',
      '۰۷۵۰۱۲۳۴۵۶۷',
      '０７５０１２３４５６７',
    ],
    ...['\u202a+964 750 123 4567\u202c', '\u200e0750\u200e123 4567', '0750\u00a0123\u00a04567'],
    ...['WhatsApp 0750 123 4567', 'تەلەفۆن: ٠٧٥٠١٢٣٤٥٦٧', '0750 123 4567 - 0770 765 4321'],
    ...['+964 750 123 4567 (Dara)', 'whatsapp:+9647501234567'],
  ])('of Iraq is found in %j', (text) => {
    expect(parseContact(text)).toEqual({ kind: 'phone', international: '+9647501234567' });
  });

  test.each([
    ['066 222 3333', '+964662223333'],
    ['+964 53 319 1234', '+964533191234'],
    ['01 717 1234', '+96417171234'],
    ['+44 7700 900123', '+447700900123'],
    ['0049 151 23456789', '+4915123456789'],
    ['+1 (784) 433-2578', '+17844332578'],
    ['+90 532 123 45 67', '+905321234567'],
  ])('elsewhere, %j, is %s', (text, international) => {
    expect(parseContact(text)).toEqual({ kind: 'phone', international });
  });
});

test.each([
  ['Dara@Shop.Example', 'dara@shop.example'],
  ['my mail: dara.ahmed+site@mail.shop.example.', 'dara.ahmed+site@mail.shop.example'],
  ['<dara@shop.example> or 0750 123 4567', 'dara@shop.example'],
  ['dara@shop.example,other@shop.example', 'dara@shop.example'],
  ['دارا@لووتکە.krd', 'دارا@لووتکە.krd'],
])('the mail address in %j is %s', (text, email) => {
  expect(parseContact(text)).toEqual({ kind: 'email', email });
});

test.each([
  ...[
    '',
    'call me',
    '@dara',
    'dara@shop',
    'dara@@shop.example',
    '12345',
    '0750 123 456',
    '0750 123 45678',
  ],
  ...['1'.repeat(200), '+'.repeat(200), 'a@'.repeat(100), '+964'],
])('nobody is reached at %j', (text) => {
  expect(parseContact(text)).toBeNull();
});

test('only as much is read as a contact may have', () => {
  expect(parseContact(`${' '.repeat(200)}dara@shop.example`)).toBeNull();
});
