import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { ToggleChip } from '#web/ui/chip.tsx';
import { Select } from '#web/ui/select.tsx';
import { type Update, type UpdateCategory, updateCategories } from './update.ts';
import { sayMonthOf, sayUpdateDate } from './update-words.ts';
import { type UpdateFilter, findUpdates, updateMonths } from './updates.ts';

const pageSize = 5;
const everyMonth = '';

/** The updates with what narrows them: the choice is in the address, so that Back undoes it and a link can carry it. */
export function UpdateList() {
  const [search, setSearch] = useSearchParams();
  const [shown, setShown] = useState(pageSize);
  const filter = filterOf(search);
  const found = findUpdates(filter);
  const visible = found.slice(0, shown);
  const narrow = ({ month, categories }: UpdateFilter) => {
    setShown(pageSize);
    setSearch([...(month ? [['month', month]] : []), ...categories.map((category) => ['category', category])] as [
      string,
      string,
    ][]);
  };
  const latest = () => narrow({ month: null, categories: [] });
  const toggle = (category: UpdateCategory) => {
    const { categories } = filter;
    const isOn = categories.includes(category);
    narrow({ ...filter, categories: isOn ? categories.filter((one) => one !== category) : [...categories, category] });
  };

  return (
    <>
      <div className="mt-8 flex flex-wrap items-end gap-x-6 gap-y-4 border-b border-line pb-6">
        <div className="w-full max-w-56">
          <Select
            label="Month"
            value={filter.month ?? everyMonth}
            onChange={({ target }) => narrow({ ...filter, month: target.value || null })}
          >
            <option value={everyMonth}>Every month</option>
            {updateMonths.map((month) => (
              <option key={month} value={month}>
                {sayMonthOf(month)}
              </option>
            ))}
          </Select>
        </div>
        <div role="group" aria-label="Show only" className="flex flex-wrap gap-2">
          {updateCategories.map((category) => (
            <ToggleChip key={category} isOn={filter.categories.includes(category)} onToggle={() => toggle(category)}>
              {category}
            </ToggleChip>
          ))}
        </div>
        <Button onClick={latest}>Latest</Button>
      </div>
      <p role="status" className="mt-6 text-sm text-soft">
        Showing {visible.length} of {found.length} updates
      </p>
      {found.length === 0 ? (
        <div className="mt-6 border-t border-line pt-6">
          <p className="max-w-measure font-serif text-xl leading-toast">
            There is no update of this kind in that time.
          </p>
          <Button className="mt-5" onClick={latest}>
            Show all updates
          </Button>
        </div>
      ) : (
        <ol className="mt-4">
          {visible.map((update) => (
            <UpdateRow key={update.slug} update={update} />
          ))}
        </ol>
      )}
      {found.length > visible.length && (
        <Button className="mt-6" onClick={() => setShown(shown + pageSize)}>
          Load more updates
        </Button>
      )}
    </>
  );
}

function UpdateRow({ update: { slug, date, category, title, summary } }: { update: Update }) {
  return (
    <li className="grid gap-x-12 gap-y-1 border-t border-line py-5 lg:grid-cols-[9rem_minmax(0,1fr)]">
      <p className="flex flex-wrap gap-x-3 text-sm text-soft lg:grid lg:content-start lg:pt-1.5">
        <time dateTime={date}>{sayUpdateDate(date)}</time>
        <span>{category}</span>
      </p>
      <div className="max-w-measure">
        <h2 className="text-xl">
          <Link to={`/updates/${slug}`} className="link inline-flex min-h-11 items-center">
            {title}
          </Link>
        </h2>
        <p className="text-soft">{summary}</p>
      </div>
    </li>
  );
}

/** What the address asks for; what it does not know is not asked for. */
function filterOf(search: URLSearchParams): UpdateFilter {
  const month = search.get('month');
  const named = search.getAll('category');
  return {
    month: month !== null && /^\d{4}-\d{2}$/.test(month) ? month : null,
    categories: updateCategories.filter((category) => named.includes(category)),
  };
}
