import { Link } from '@tanstack/react-router';
import { company } from '#content/company.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { Mark } from '#ui/mark.tsx';

/** Mark and name; leads to the home page of the language. */
export function HomeLink() {
  const language = useLanguage();
  return (
    <Link
      to="/{-$prefix}"
      className="flex items-center gap-2.5 py-2 text-h3 font-bold"
      activeProps={{}}
    >
      <Mark />
      {company.name[language]}
    </Link>
  );
}
