import { expect, test } from 'vitest';
import { countSteps } from '../../../../tests/support/count-steps.ts';
import { repeatedParts } from '../../../../tests/support/repeated-parts.ts';
import { browser } from '../../../../tests/support/sample-enquiry.ts';
import { readerLimits } from '../shared/review-limits.ts';
import { judgeReaderRemark } from './judge-reader-remark.ts';

test('the work for a remark has a limit for each of its characters, whatever it repeats', async () => {
  const sending = {
    isTrapped: false,
    tookMs: 40_000,
    userAgent: browser,
    isUnproven: false,
    isRepeated: false,
  };
  for (const part of repeatedParts) {
    const words = part.repeat(readerLimits.words / part.length);
    const comment = `x${part.repeat((readerLimits.comment - 1) / part.length)}`;
    const remark = { words, wording: `${words.slice(1)}x`, comment, name: '' };
    const steps = await countSteps(() => judgeReaderRemark(remark, sending));
    const length = words.length * 2 + comment.length;
    expect(steps, JSON.stringify(part)).toBeLessThan(40 * length);
  }
});
