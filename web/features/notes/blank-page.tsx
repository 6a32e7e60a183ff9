import type { MouseEvent } from 'react';
import { useState } from 'react';
import { behindMore } from './phone-page.ts';
import type { Question } from './use-question.ts';

const control = 'pointer-events-auto min-h-11 text-sm text-soft transition-colors hover:text-ink';

/** A tap leaves the focus on the page, and with it a phone's keyboard. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** What lies over a page on which nothing is written yet, below its question. Elsewhere a touch goes to the page. */
export function BlankPage({ question, another, toggle }: Question) {
  const [isNew, setNew] = useState(false);
  return (
    <div className="pointer-events-none relative [grid-area:1/1]">
      {/* As long as the question on the page itself, so that what follows comes below its last line. */}
      <p aria-hidden className="invisible font-serif text-xl leading-toast">
        {question ?? '\u00a0'}
      </p>
      <div className={`flex flex-wrap gap-x-5 ${behindMore}`}>
        {question !== null && (
          <button
            type="button"
            className={control}
            onMouseDown={keepFocus}
            onClick={() => {
              another();
              setNew(true);
            }}
          >
            Another question
          </button>
        )}
        <button type="button" key="toggle" className={control} onMouseDown={keepFocus} onClick={toggle}>
          {question === null ? 'Show a question' : 'Hide questions'}
        </button>
      </div>
      <p role="status" className="sr-only">
        {isNew && question}
      </p>
    </div>
  );
}
