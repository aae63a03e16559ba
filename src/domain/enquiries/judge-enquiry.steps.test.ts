import { expect, test } from 'vitest';
import { countSteps } from '../../../tests/support/count-steps.ts';
import { repeatedParts } from '../../../tests/support/repeated-parts.ts';
import { browser, enquiryForm } from '../../../tests/support/sample-enquiry.ts';
import { judgeEnquiry } from './judge-enquiry.ts';
import { readSubmission } from './read-submission.ts';
import { enquiryLimits } from './shared/limits.ts';

test('the work for a text has a limit for each of its characters, whatever it repeats', async () => {
  const length = enquiryLimits.message - 10;
  for (const part of repeatedParts) {
    const message = `x${part.repeat(length / part.length)}`;
    const steps = await countSteps(() => {
      const submission = readSubmission(enquiryForm({ message }), { language: 'en', page: '/' });
      if ('problems' in submission) throw new Error(JSON.stringify(submission));
      judgeEnquiry({ ...submission, userAgent: browser, isUnproven: false, isRepeated: false });
    });
    expect(steps, JSON.stringify(part)).toBeLessThan(20 * length);
  }
});
