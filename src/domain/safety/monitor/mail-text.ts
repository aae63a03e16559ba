import { adminSafety as arabic } from '#content/messages/ar/admin/safety.ts';
import { adminSafety as sorani } from '#content/messages/ckb/admin/safety.ts';
import { adminSafety as english } from '#content/messages/en/admin/safety.ts';
import type { SafetyMail } from './plan-mails.ts';

/** Nobody has set which language the owner reads. */
const allTexts = [english, arabic, sorani];

/** The subject and the plain text of a mail, in each language. @param siteUrl the origin of the site */
export function mailText(
  { problem, isOver }: Pick<SafetyMail, 'problem' | 'isOver'>,
  siteUrl: string,
): { subject: string; text: string } {
  const url = `${siteUrl}/admin/dashboard?screen=safety`;
  const titles = allTexts.map(({ problems, letter }) => {
    const { title } = problems[problem];
    return isOver ? letter.over.replace('{title}', title) : title;
  });
  const parts = allTexts.map(({ problems, letter }) => {
    const { title, todo } = problems[problem];
    const said = isOver ? letter.overText.replace('{title}', title) : `${title}.\n${todo}`;
    return `${said}\n\n${letter.page.replace('{url}', url)}`;
  });
  return {
    subject: `${new URL(siteUrl).host}: ${titles.join(' · ')}`,
    text: `${parts.join('\n\n\n')}\n`,
  };
}
