import { type Logger, pino } from 'pino'

/** What follows in the message of a failed statement is what people typed. */
const cut = (text: string): string => text.replace(/\n?params:[\s\S]*/i, ' (parameters left out)')

interface LoggedError {
  type: string
  message: string
  stack: string | undefined
  code: unknown
  cause: LoggedError | undefined
}

/** An error without the data it was about: names, addresses and mail addresses have no place in a log. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: cut(String(error)), stack: undefined, code: undefined, cause: undefined }
  return {
    type: error.name,
    message: cut(error.message),
    stack: error.stack === undefined ? undefined : cut(error.stack),
    code: 'code' in error ? error.code : undefined,
    cause: error.cause === undefined ? undefined : loggedError(error.cause),
  }
}

/** Lines of JSON on standard output. */
export const newLog = (level: string): Logger => pino({ level, serializers: { err: loggedError } })
