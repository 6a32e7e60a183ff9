import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { productName } from '#shared/limits.ts';
import { Mark } from '#web/ui/mark.tsx';
import { Page } from '#web/ui/page.tsx';

type AccountFrameProps = {
  /** The browser's title; the heading too, unless the children bring their own. */
  title: string;
  children: ReactNode;
};

/** The quiet page on which an account's smaller matters are settled: the mark, one narrow column. */
export function AccountFrame({ title, children }: AccountFrameProps) {
  return (
    <Page title={title} width="full" className="max-w-form flex-1 sm:px-0">
      <Link to="/" aria-label={`${productName}, home`} className="mb-8 inline-flex items-center gap-3 rounded-control">
        <Mark className="size-10" />
        <span className="font-serif text-2xl tracking-tight">{productName}</span>
      </Link>
      {children}
    </Page>
  );
}
