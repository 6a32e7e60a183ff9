import Play from 'lucide-react/icons/play';
import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { SmallGlass } from '#web/ui/glass/small-glass.tsx';
import { useTelling } from './use-telling.ts';

const says = {
  sound: 'The sound could not be played just now, so here are the words.',
  words: 'The toast could not be fetched. Please try again.',
};

/** What Clink is, in twenty seconds: a toast of a made-up week, to be heard before anything is asked. */
export function Door() {
  const place = useId();
  const { telling, isOn, wasAsked, trouble, prepare, toggle } = useTelling();
  const isOpen = telling !== null || trouble !== null;
  return (
    <section aria-label="A sample toast" className="mt-5 lg:mt-8">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="w-12 lg:w-16">
          {telling ? (
            <telling.PouredGlass player={telling.player} isSilent={trouble !== null} />
          ) : (
            <SmallGlass heights={[]} />
          )}
        </div>
        <Button
          aria-expanded={isOpen}
          aria-controls={place}
          className="min-w-[min(10.5rem,100%)]"
          onClick={toggle}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          {isOn ? (
            <span aria-hidden className="mx-1 size-3 rounded-[2px] bg-current" />
          ) : (
            <Play aria-hidden fill="currentColor" className="scale-75" />
          )}
          {isOn ? 'Stop' : wasAsked ? 'Hear it again' : 'Hear a toast'}
        </Button>
        <p className="text-soft">20 seconds</p>
      </div>
      <div
        id={place}
        className={`grid transition-[grid-template-rows] duration-[240ms] ${isOpen ? 'grid-rows-[1fr]' : 'grid-rows-[0fr]'}`}
      >
        {/* Wider than the words, beside which the line that is said is marked. */}
        <div className="-mx-4 min-h-0 overflow-hidden px-4">
          {telling && (
            <div className="pt-5">
              <p className="mb-2 text-sm text-soft">A made-up week</p>
              <telling.Words player={telling.player} />
            </div>
          )}
          {/* Its place is kept, so that nothing moves when the toast is over. */}
          <p role="status" className={isOpen ? 'min-h-10 pt-4 text-soft' : ''}>
            {trouble ? says[trouble] : telling && !isOn ? 'Yours is made from what you write.' : ''}
          </p>
        </div>
      </div>
    </section>
  );
}
