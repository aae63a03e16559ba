import { expect, test } from 'vitest';
import { countSteps } from '../../../tests/support/count-steps.ts';
import { enquiryForm, enquiryOptions } from '../../../tests/support/sample-enquiry.ts';
import { judgeEnquiry } from './judge-enquiry.ts';
import { readSubmission } from './read-submission.ts';
import { enquiryLimits } from './shared/fields.ts';

test('the work for a text has a limit for each of its characters, whatever it repeats', async () => {
  const { userAgent } = enquiryOptions();
  const length = enquiryLimits.message - 10;
  const parts = [
    'a',
    'a ',
    '<a ',
    '\n',
    'we are ',
    'www.a.',
    "'",
    ',',
    '$1 ',
    'قروض ',
    '\u{1d400}',
  ];
  for (const part of parts) {
    const message = `x${part.repeat(length / part.length)}`;
    const steps = await countSteps(() => {
      const submission = readSubmission(enquiryForm({ message }), { language: 'en', page: '/' });
      if ('problems' in submission) throw new Error(JSON.stringify(submission));
      judgeEnquiry({ ...submission, userAgent, isUnproven: false, isRepeated: false });
    });
    expect(steps, JSON.stringify(part)).toBeLessThan(20 * length);
  }
});
