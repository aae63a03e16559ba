import type { Submission } from '../read-submission.ts';
import type { DoubtReason } from '../shared/enquiry.ts';

export type Judged = Pick<Submission, 'fields' | 'isTrapped' | 'tookMs'> & {
  userAgent: string;
  isUnproven: boolean;
  isRepeated: boolean;
};

/** Whether an enquiry may be spam, and what speaks against it. */
export function judgeEnquiry({ isTrapped, isUnproven }: Judged): {
  isDoubtful: boolean;
  reasons: DoubtReason[];
} {
  const reasons: DoubtReason[] = [];
  if (isTrapped) reasons.push('honeypot');
  if (isUnproven) reasons.push('unproven');
  return { isDoubtful: reasons.length > 0, reasons };
}
