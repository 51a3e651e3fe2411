import type { LogEntry } from '@billett/contract'

/** Characters and lines that say where it happened; the server takes reports up to 16 KB. */
const LONGEST = 500
const LONGEST_FRAME = 200
const MOST_FRAMES = 30

const lines = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map(line => line.trim().slice(0, LONGEST_FRAME))
    .filter(line => line !== '')
    .slice(0, MOST_FRAMES)

/** What is told of an uncaught error (Spec 1 §3): nothing the visitor has typed. */
export function errorLog(error: unknown, componentStack: string | null | undefined): LogEntry {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  return {
    browser: navigator.userAgent.slice(0, LONGEST),
    platform: navigator.platform,
    host: window.location.host,
    name,
    message: message.slice(0, LONGEST),
    stack: lines(stack),
    info: lines(componentStack),
  }
}
