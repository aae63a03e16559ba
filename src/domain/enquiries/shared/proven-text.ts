/** The text of an enquiry for which a proof of work is found (`domain/spam/shared/proof.ts`). */
export function provenText({ contact, message }: { contact: string; message: string }): string {
  return `${contact}.${message}`;
}
