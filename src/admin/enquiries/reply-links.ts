import { createTranslator } from 'use-intl';
import { company } from '#content/company.ts';
import { adminMessages } from '#content/messages/admin.ts';
import type { Enquiry } from '#domain/enquiries/shared/enquiry.ts';
import { formattingLocale } from '#i18n/messages.tsx';

export type ReplyLink = { way: 'mail' | 'whatsApp' | 'call'; href: string };

/** The links by which an editor replies, with a greeting in the visitor's language. */
export function replyLinks(
  enquiry: Pick<Enquiry, 'language' | 'name' | 'contactKind' | 'contactNormal'>,
): ReplyLink[] {
  const { language, name, contactKind, contactNormal } = enquiry;
  const t = createTranslator({
    locale: formattingLocale[language],
    messages: adminMessages[language],
    namespace: 'adminEnquiries.reply',
  });
  const names = { name, company: company.name[language] };
  // A mail has CRLF between its lines (RFC 6068).
  const greeting = encodeURIComponent(`${t('greeting', names)}\n\n`.replaceAll('\n', '\r\n'));
  if (contactKind === 'email') {
    const subject = encodeURIComponent(t('subject', names));
    const address = encodeURIComponent(contactNormal).replace('%40', '@');
    return [{ way: 'mail', href: `mailto:${address}?subject=${subject}&body=${greeting}` }];
  }
  return [
    {
      way: 'whatsApp',
      href: `https://wa.me/${contactNormal.slice(1)}?text=${greeting.replaceAll('%0D', '')}`,
    },
    { way: 'call', href: `tel:${contactNormal}` },
  ];
}
