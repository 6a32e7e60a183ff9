import type { ImportPreview } from '#shared/contract/imports.ts';
import { sayLeftOut } from './words.ts';

/** What of a file does not come in and why, with where it stands, and what else there is to say of it. */
export function LeftOutList({ leftOut, remarks }: Pick<ImportPreview, 'leftOut' | 'remarks'>) {
  return (
    <>
      {leftOut.length > 0 && (
        <div className="grid max-w-measure gap-1">
          <h3 className="text-base font-medium">Left out</h3>
          <ul className="grid gap-1 text-soft">
            {leftOut.map((one) => (
              <li key={one.reason} className="wrap-anywhere">
                {one.where.length === 0 ? (
                  sayLeftOut(one)
                ) : (
                  <details>
                    <summary className="min-h-11 cursor-pointer py-2.5">{sayLeftOut(one)}</summary>
                    <ul className="mb-2 grid gap-1 border-l border-line pl-4 text-sm">
                      {one.where.map((where) => (
                        <li key={where}>{where}</li>
                      ))}
                      {one.count > one.where.length && <li>and others</li>}
                    </ul>
                  </details>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {remarks.length > 0 && (
        <ul className="grid max-w-measure gap-1 text-soft">
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
    </>
  );
}
