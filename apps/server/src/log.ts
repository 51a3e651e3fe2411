import { type DestinationStream, type Logger, pino } from 'pino'

/** What follows in the message of a failed statement is what people typed. */
const cut = (text: string): string => text.replace(/\n?params:[\s\S]*/i, ' (parameters left out)')

interface LoggedError {
  type: string
  message: string
  stack: string | undefined
  code: unknown
  cause: LoggedError | undefined
}

const textIn = (thrown: object, name: 'name' | 'message' | 'stack'): string | undefined => {
  const text: unknown = Reflect.get(thrown, name)
  return typeof text === 'string' ? text : undefined
}

/** What is no error and says nothing of itself is told by what it is made of, not by what stands in it. */
const messageOf = (thrown: object): string =>
  textIn(thrown, 'message') ?? `an object of ${Object.keys(thrown).join(', ')}`

/**
 * An error without the data it was about: names, addresses and mail addresses have no place in a log. Some libraries
 * tell of theirs by a copy that is no `Error`.
 */
export function loggedError(error: unknown): LoggedError {
  if (typeof error !== 'object' || error === null)
    return { type: typeof error, message: cut(String(error)), stack: undefined, code: undefined, cause: undefined }
  const stack = textIn(error, 'stack')
  return {
    type: textIn(error, 'name') ?? 'object',
    message: cut(messageOf(error)),
    stack: stack === undefined ? undefined : cut(stack),
    code: 'code' in error ? error.code : undefined,
    cause: 'cause' in error && error.cause !== undefined ? loggedError(error.cause) : undefined,
  }
}

/**
 * What people are known by and what lets somebody in, wherever in a line it stands: in what a mail server says, in an
 * address, in what a browser reports. Anybody can have a long text written here: every pattern stops after a fixed
 * number of characters, or begins at few places.
 */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![^\s"'<>()[\]\\/:;,=&?@])[^\s"'<>()[\]\\/:;,=&?@]+?(?:@|%40)(?:[^\s"'<>()[\]\\/:;,=&?@%.]{1,63}\.){1,8}[a-z]{2,63}/gi,
    '(mail address)',
  ],
  [/(?<![\w-])(?=[\w-]*\.[\w-])([\w-]*?)eyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]+)?/g, '$1(token)'],
  [/\bbearer\s+[\w.~+/-]+=*/gi, '(token)'],
  [
    /((?:[?&]|%3f|%26)(?:[\w-]*(?:token|jwt|secret|password|signature)|code|key)(?:=|%3d))[^&\s"'\\]+/gi,
    '$1(left out)',
  ],
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g, '(account number)'],
  [/\b\d(?:[ -]?\d){14,18}\b/g, '(card number)'],
]

const withoutPersons = (line: string): string =>
  PERSONAL.reduce((text, [pattern, instead]) => text.replace(pattern, instead), line)

/** Bytes that are kept while nothing can be written; what comes after them is lost. */
const KEPT = 1024 * 1024

/** Standard output may be a file on a full disk: lines wait for room there, and nobody ends because of it. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ fd: process.stdout.fd, sync: true, maxLength: KEPT })
  output.on('error', () => undefined)
  return output
}

/** Lines of JSON, on standard output unless told otherwise. */
export const newLog = (level: string, destination: DestinationStream = standardOutput()): Logger =>
  pino({ level, serializers: { err: loggedError }, hooks: { streamWrite: withoutPersons } }, destination)
