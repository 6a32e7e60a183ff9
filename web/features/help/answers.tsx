import { useMemo } from 'react';
import { Link } from 'react-router';
import { wordsOf } from '#shared/fold.ts';
import { Button } from '#web/ui/button.tsx';
import { Chapter } from '#web/ui/chapter.tsx';
import { Answer } from './answer.tsx';
import { findAnswers, sayAnswers } from './find-answers.ts';

/** Everything that is answered; of a search, what it finds. */
export function Answers({ query, onClear }: { query: string; onClear: () => void }) {
  const words = useMemo(() => wordsOf(query), [query]);
  const found = useMemo(() => findAnswers(words), [words]);
  const isSearched = words.length > 0;
  return (
    <>
      <p role="status" className={isSearched && found.length > 0 ? 'mt-4 min-h-6 text-soft' : 'sr-only'}>
        {isSearched ? sayAnswers(found) : ''}
      </p>
      {found.length === 0 && <Nothing query={query.trim()} onClear={onClear} />}
      {found.map(({ title, questions }) => (
        <Chapter key={title} title={title}>
          <div className="-mt-2.5">
            {questions.map((question) => (
              <Answer key={question.id} question={question} words={words} />
            ))}
          </div>
        </Chapter>
      ))}
    </>
  );
}

function Nothing({ query, onClear }: { query: string; onClear: () => void }) {
  return (
    <div className="mt-6 border-t border-line pt-6">
      <p className="max-w-measure font-serif text-xl leading-toast break-words">
        “{query}” is in none of the answers. Try another word: part of one is enough.
      </p>
      <p className="mt-4 max-w-measure">
        Is something missing here? Tell the people who run this server with “Feedback”, at the foot of every page. If
        you are looking for someone to talk to, see{' '}
        <Link to="/support" className="link">
          Support
        </Link>
        .
      </p>
      <Button className="mt-5" onClick={onClear}>
        Show all answers
      </Button>
    </div>
  );
}
