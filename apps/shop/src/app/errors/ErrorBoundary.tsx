import type { LogEntry } from '@billett/contract'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { errorLog } from './error-log.ts'
import { FatalPage } from './FatalPage.tsx'
import { isChunkError } from './is-chunk-error.ts'
import { ReportError } from './ReportError.tsx'

interface State {
  failed: boolean
  log: LogEntry | null
  /** A part did not arrive, which is nothing to report. */
  notLoaded: boolean
}

interface Props {
  children: ReactNode
  /** The address; another one gives the screen a new chance. */
  at?: string
  /** Nothing stands around the screen: header and footer broke with it. */
  alone?: boolean
}

const FINE: State = { failed: false, log: null, notLoaded: false }

/** Catches what a screen throws, reports it and shows the way out. React offers this to classes only. */
export class ErrorBoundary extends Component<Props, State> {
  override state = FINE

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: true, notLoaded: isChunkError(error) }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.setState({ log: errorLog(error, info.componentStack) })
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.at !== this.props.at) this.setState(FINE)
  }

  override render(): ReactNode {
    const { failed, log, notLoaded } = this.state
    if (!failed) return this.props.children
    return (
      <>
        {log && !notLoaded && <ReportError log={log} />}
        <FatalPage log={log} notLoaded={notLoaded} alone={this.props.alone} />
      </>
    )
  }
}
