import type { ReactNode } from 'react';
import { Component } from 'react';
import { productName } from '#shared/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Mark } from '#web/ui/mark.tsx';

type BoundaryProps = {
  children: ReactNode;
  /** A new value gives the children another try, such as the address after going to another page. */
  resetKey?: string;
};

type BoundaryState = { error: unknown; failedAt: string | undefined };

/** Catches what a page throws while it is drawn, and says so instead of a blank screen. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, failedAt: undefined };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error: error ?? new Error('Nothing was thrown') };
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return state.failedAt === props.resetKey ? null : { error: null, failedAt: props.resetKey };
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <Broken error={this.state.error} />;
  }
}

function Broken({ error }: { error: unknown }) {
  const outdated = isMissingCode(error);
  return (
    <div role="alert" className="mx-auto grid max-w-reading gap-6 px-5 py-16 md:px-8 md:py-24">
      <Mark className="size-12" />
      <h1>{outdated ? 'This page could not be loaded.' : 'This page stopped working.'}</h1>
      <p className="max-w-measure text-lg">
        {outdated
          ? `Either the connection was lost, or ${productName} has been updated since you opened it. What you saved is safe. Reload the page to carry on.`
          : 'The mistake is ours, not yours. What you saved is safe. Reload the page to carry on.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="solid" onClick={() => window.location.reload()}>
          Reload
        </Button>
        <Button onClick={() => window.location.assign('/')}>Go to the dashboard</Button>
      </div>
    </div>
  );
}

/** Each browser words a chunk that did not arrive in its own way. */
function isMissingCode(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|importing a module|preload CSS/i.test(error.message);
}
