import { expect, test } from 'vitest';
import { replyLinks } from './reply-links.ts';

test('a mail has subject and greeting in the language of the visitor', () => {
  const [mail] = replyLinks({
    language: 'ckb',
    name: 'شیلان',
    contactKind: 'email',
    contactNormal: 'shilan@example.com',
  });
  expect(mail?.way).toBe('mail');
  const { protocol, pathname, searchParams } = new URL(mail?.href ?? '');
  expect(protocol + pathname).toBe('mailto:shilan@example.com');
  expect(searchParams.get('subject')).toBe('نامەکەت بۆ لووتکە');
  expect(searchParams.get('body')).toMatch(/^سڵاو شیلان،\r\n\r\n/);
});

test('a telephone number leads to WhatsApp and to a call', () => {
  const [whatsApp, call] = replyLinks({
    language: 'en',
    name: 'Dara',
    contactKind: 'phone',
    contactNormal: '+9647501234567',
  });
  expect(whatsApp).toMatchObject({ way: 'whatsApp' });
  const { host, pathname, searchParams } = new URL(whatsApp?.href ?? '');
  expect(host + pathname).toBe('wa.me/9647501234567');
  expect(searchParams.get('text')).toMatch(/^Hello Dara,\n\nthank you/);
  expect(call).toEqual({ way: 'call', href: 'tel:+9647501234567' });
});

test('what a visitor typed adds nothing to a link', () => {
  const [mail] = replyLinks({
    language: 'en',
    name: 'A&bcc=all@example.com\r\nBcc: x',
    contactKind: 'email',
    contactNormal: "o'hara?cc=x&y@example.com",
  });
  const { pathname, searchParams } = new URL(mail?.href ?? '');
  expect(pathname).toBe("o'hara%3Fcc%3Dx%26y@example.com");
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
});
