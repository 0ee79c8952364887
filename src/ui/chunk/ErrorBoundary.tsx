import { Component, type ReactNode } from 'react'
import { report } from '../../lib/report'

type Props = {
  /** What stands in place of the broken part; `retry` renders it again. */
  fallback: (error: unknown, retry: () => void) => ReactNode
  /** Called before a new attempt, to forget what failed. */
  onRetry?: () => void
  children: ReactNode
}

type State = { broken: { error: unknown } | null }

/** Keeps a bug or a lost chunk from taking the rest of the console with it. React itself logs the error. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: null }

  static getDerivedStateFromError(error: unknown): State {
    return { broken: { error } }
  }

  /** It has been left inside a kept screen; whoever comes back gets another attempt. */
  #wasLeft = false

  override componentDidMount(): void {
    if (this.#wasLeft && this.state.broken) this.retry()
  }

  override componentWillUnmount(): void {
    this.#wasLeft = true
  }

  override componentDidCatch(error: unknown): void {
    report('error', error)
  }

  retry = () => {
    this.props.onRetry?.()
    this.setState({ broken: null })
  }

  override render(): ReactNode {
    const { broken } = this.state
    return broken ? this.props.fallback(broken.error, this.retry) : this.props.children
  }
}
