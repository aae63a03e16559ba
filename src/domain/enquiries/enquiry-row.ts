import type { EnquiryRow } from '#platform/database/index.ts';
import { businessHoursSince, type SiteTime } from './business-hours.ts';
import { type Enquiry, enquiry } from './shared/enquiry.ts';

/** An enquiry as the panel shows it. */
export function toEnquiry(row: EnquiryRow, time: SiteTime): Enquiry {
  const { id, language, page, source, campaign, name, contact, message, status, note } = row;
  return enquiry.parse({
    id,
    language,
    page,
    source,
    campaign,
    name,
    contact,
    message,
    status,
    note,
    createdAt: row.created_at,
    contactKind: row.contact_kind,
    contactNormal: row.contact_normal,
    isDoubtful: row.is_doubtful === 1,
    waitedHours:
      status === 'new' && row.is_doubtful === 0
        ? businessHoursSince(new Date(row.created_at), time)
        : null,
    reasons: JSON.parse(row.reasons),
    answeredAt: row.answered_at,
    remindedAt: row.reminded_at,
    updatedAt: row.updated_at,
  });
}
