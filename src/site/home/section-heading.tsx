import type { ReactNode } from 'react';

/** The title of a section of the home page, with the line under it. */
export function SectionHeading(props: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className="max-w-text">
      <h2 id={props.id} className="text-h1">
        {props.title}
      </h2>
      {props.children && <p className="mt-4 text-ink-muted">{props.children}</p>}
    </div>
  );
}
