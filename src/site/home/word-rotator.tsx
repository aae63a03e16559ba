import { useEffect, useRef, useState } from 'react';
import { runWhileMotionAllowed, runWhileVisible } from '#ui/run-while-visible.ts';

/** Specified. The animation's 700 ms are in `changing-words.css`. */
const intervalMs = 3000;

/**
 * Shows one text after another in a box that has room for each of them, so that nothing around it moves. Assistive
 * technology gets all texts, once. A text moves as a whole, because letters of the Arabic script are joined.
 */
export function WordRotator({ words, allWords }: { words: string[]; allWords: string }) {
  const box = useRef<HTMLSpanElement>(null);
  const [step, setStep] = useState(0);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    return runWhileMotionAllowed(() =>
      runWhileVisible(element, () => {
        const timer = setInterval(() => setStep((last) => last + 1), intervalMs);
        return () => clearInterval(timer);
      }),
    );
  }, []);

  const shown = step % words.length;
  const left = step > 0 ? (step - 1) % words.length : null;
  return (
    <>
      <span className="sr-only">{allWords} </span>
      <span ref={box} aria-hidden="true" className="rotating-words">
        {words.map((word, index) => (
          <span
            key={word}
            className={`rotating-word ${index === shown && step > 0 ? 'word-comes' : ''} ${index === left ? 'word-goes' : ''}`}
            data-shown={index === shown || undefined}
          >
            <span className="gradient-text" data-text={word}>
              {word}
            </span>
          </span>
        ))}
      </span>
    </>
  );
}
