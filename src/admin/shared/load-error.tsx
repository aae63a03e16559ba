import { useLanguage } from '#i18n/messages.tsx';
import { Bilingual, bilingualFailure } from './bilingual.tsx';

/** Says that a screen could not be loaded, and why, with a button to try again. */
export function LoadError(props: {
  /** What could not be loaded. */
  text: string;
  tryAgain: string;
  error: unknown;
  retry: () => void;
}) {
  const language = useLanguage();
  return (
    <div className="mt-4">
      <p role="alert" className="mb-4">
        {props.text} <Bilingual text={bilingualFailure(language, props.error, 'network')} />
      </p>
      <button type="button" className="panel-button" onClick={props.retry}>
        {props.tryAgain}
      </button>
    </div>
  );
}
