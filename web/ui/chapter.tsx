import type { ReactNode } from 'react';

/** A part of a page that is read like a book: its heading in the margin where there is one. */
export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 grid gap-x-12 gap-y-4 border-t border-line pt-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <h2 className="lg:pt-0.5 lg:text-xl">{title}</h2>
      <div className="grid max-w-measure gap-4 text-lg leading-toast">{children}</div>
    </section>
  );
}
