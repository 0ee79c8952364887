import { Component, type ReactNode } from 'react'
import { reportProblem } from '../../lib/reportProblem'

type Props = {
  fallback: (error: unknown, retry: () => void) => ReactNode
  onRetry?: () => void
  children: ReactNode
}

type State = { broken: { error: unknown } | null }

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: null }

  static getDerivedStateFromError(error: unknown): State {
    return { broken: { error } }
  }

  /**
   * True after the error boundary was hidden together with its cached screen. When the screen is shown again, the error boundary retries a
   * failed render.
   */
  #wasLeft = false

  override componentDidMount(): void {
    if (this.#wasLeft && this.state.broken) this.retry()
  }

  override componentWillUnmount(): void {
    this.#wasLeft = true
  }

  override componentDidCatch(error: unknown): void {
    reportProblem('error', error)
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
