import type { LogEntry } from '@billett/contract'

const lines = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map(line => line.trim().slice(0, 2000))
    .filter(line => line !== '')
    .slice(0, 200)

/** What is told of an uncaught error (Spec 1 §3): nothing the visitor has typed. */
export function errorLog(error: unknown, componentStack: string | null | undefined): LogEntry {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  return {
    browser: navigator.userAgent.slice(0, 2000),
    platform: navigator.platform,
    host: window.location.host,
    name,
    message: message.slice(0, 2000),
    stack: lines(stack),
    info: lines(componentStack),
  }
}
