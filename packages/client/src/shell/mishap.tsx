import { Component, type ReactNode } from 'react';

interface MishapProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Catches what a page could not draw, so that there is a way on instead of nothing. */
export class Mishap extends Component<MishapProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
