import type { LogEntry } from '@billett/contract'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { errorLog } from './error-log.ts'
import { FatalPage } from './FatalPage.tsx'
import { isChunkError } from './is-chunk-error.ts'
import { ReportError } from './ReportError.tsx'

interface State {
  failed: boolean
  log: LogEntry | null
  report: boolean
}

interface Props {
  children: ReactNode
  /** The address; another one gives the screen a new chance. */
  at?: string
}

const FINE: State = { failed: false, log: null, report: false }

/** Catches what a screen throws, reports it and shows the way out. React offers this to classes only. */
export class ErrorBoundary extends Component<Props, State> {
  override state = FINE

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.setState({ log: errorLog(error, info.componentStack), report: !isChunkError(error) })
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.at !== this.props.at) this.setState(FINE)
  }

  override render(): ReactNode {
    const { failed, log, report } = this.state
    if (!failed) return this.props.children
    return (
      <>
        {log && report && <ReportError log={log} />}
        <FatalPage log={log} />
      </>
    )
  }
}
