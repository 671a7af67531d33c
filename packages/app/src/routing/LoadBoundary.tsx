import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';
import { PageSpinner } from './PageSpinner.tsx';
import { UsableMark } from './UsableMark.tsx';
import { ChunkLoadError } from './withTimeout.ts';

export interface LoadBoundaryProps {
  /** Changes with the address, so that going elsewhere leaves a failure behind. */
  resetKey: string;
  children: ReactNode;
}

interface LoadBoundaryState {
  failure: 'chunk' | 'crash' | undefined;
  key: string;
}

/** Shows a spinner while a lazy part loads, and a way on when it fails (docs/domain.md#lazy-parts). */
export class LoadBoundary extends Component<LoadBoundaryProps, LoadBoundaryState> {
  override state: LoadBoundaryState = { failure: undefined, key: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<LoadBoundaryState> {
    return { failure: error instanceof ChunkLoadError ? 'chunk' : 'crash' };
  }

  static getDerivedStateFromProps({ resetKey }: LoadBoundaryProps, state: LoadBoundaryState): LoadBoundaryState | null {
    return resetKey === state.key ? null : { failure: undefined, key: resetKey };
  }

  override render() {
    if (this.state.failure) return <LoadFailure kind={this.state.failure} />;
    return (
      <Suspense fallback={<PageSpinner />}>
        {this.props.children}
        <UsableMark />
      </Suspense>
    );
  }
}
