import { expect, test } from 'vitest';
import { directionOfMessage } from './message-direction.ts';

test('a message has the direction of most of its letters', () => {
  expect(directionOfMessage('AI لە کوردستان', 'en')).toBe('rtl');
  expect(directionOfMessage('I need سەتڵ in my shop', 'ckb')).toBe('ltr');
});

test('a message without letters has the direction of its page', () => {
  expect(directionOfMessage('0750 123 4567', 'ar')).toBe('rtl');
  expect(directionOfMessage('???', 'en')).toBe('ltr');
});
