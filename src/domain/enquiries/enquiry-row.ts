import type { EnquiryRow } from '#platform/database/index.ts';
import { businessHoursSince, type SiteTime } from './business-hours.ts';
import { type Enquiry, enquiry } from './shared/enquiry.ts';

/** What an enquiry has from the visitor. The webhook sends it, and the panel shows it. */
export function visitorFields(row: EnquiryRow) {
  const { id, language, page, source, campaign, name, contact, message } = row;
  return {
    id,
    createdAt: row.created_at,
    language,
    page,
    source,
    campaign,
    name,
    contact,
    contactKind: row.contact_kind,
    contactNormal: row.contact_normal,
    message,
  };
}

/** An enquiry as the panel shows it. */
export function toEnquiry(row: EnquiryRow, time: SiteTime): Enquiry {
  const { status, note } = row;
  return enquiry.parse({
    ...visitorFields(row),
    status,
    note,
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
