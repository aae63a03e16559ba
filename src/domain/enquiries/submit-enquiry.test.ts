import { expect } from 'vitest';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { enquiryForm, enquiryOptions } from '../../../tests/support/sample-enquiry.ts';
import { listEnquiries, submitEnquiry } from './index.ts';

const time = { now: new Date('2026-11-25T09:00:00.000Z'), timeZone: 'Asia/Baghdad' };

describeEachEngine('an enquiry', (test) => {
  test('is stored with what is known of it, and once if it is sent twice', async ({ database }) => {
    for (let sent = 0; sent < 2; sent += 1)
      expect(
        await submitEnquiry(database, { fields: enquiryForm(), ...enquiryOptions() }),
      ).toBeNull();
    const { enquiries, counts } = await listEnquiries(database, {}, time);
    expect(enquiries).toEqual([
      {
        id: 1,
        createdAt: '2026-11-25T09:00:00.000Z',
        updatedAt: '2026-11-25T09:00:00.000Z',
        language: 'en',
        page: '/portfolio',
        source: 'search',
        campaign: '',
        name: 'Dara Ahmed',
        contact: '0750 123 4567',
        contactKind: 'phone',
        contactNormal: '+9647501234567',
        message: expect.stringContaining('two shops'),
        status: 'new',
        isDoubtful: false,
        reasons: [],
        note: '',
        answeredAt: null,
        remindedAt: null,
      },
    ]);
    expect(counts).toEqual({ new: 1, answered: 0, won: 0, lost: 0 });
  });
});
