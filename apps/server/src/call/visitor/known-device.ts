import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Named in the cookie notice; no script reads it. */
const DEVICE_COOKIE = 'device'

/** Seconds: a year from the last time somebody signed in. */
const LIFETIME = 365 * 24 * 60 * 60

/** Names that share a tablet or a desk, of which staff have two; the one used the longest ago makes room. */
const MOST_MARKS = 12

const NAME_BYTES = 16

/** `name.mark~mark`. Whoever changes it has a device nobody knows. */
const FORM = /^([\w-]{22})\.([\w-]{43}(?:~[\w-]{43}){0,11})$/

/** A browser on which somebody has signed in before. */
export interface KnownDevice {
  /** What this browser is called, where `subject` has signed in on it; undefined otherwise. */
  nameFor: (subject: string) => string | undefined
  /** From now on this browser is known for these, names of one account. Said once in a request. */
  remember: (...subjects: readonly string[]) => void
}

/** Of what is done without a browser: by a job, or at the first start of a demo. */
export const NO_DEVICE: KnownDevice = { nameFor: () => undefined, remember: () => undefined }

/** Neither who has signed in can be read from a mark, nor one be made without our key. */
const markOf = (key: Uint8Array, clientId: string, name: string, subject: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify(['device', clientId, name, subject]))
    .digest('base64url')

const isSame = (mark: string, other: string): boolean => timingSafeEqual(Buffer.from(mark), Buffer.from(other))

function cookieIn(header: string): { name: string; marks: string[] } | undefined {
  const values = header.split(';').map(part => part.trim())
  const value = values.find(part => part.startsWith(`${DEVICE_COOKIE}=`))?.slice(DEVICE_COOKIE.length + 1)
  const [, name, marks] = FORM.exec(value ?? '') ?? []
  return name && marks ? { name, marks: marks.split('~') } : undefined
}

interface Asking {
  key: Uint8Array
  clientId: string
  /** The header `cookie`. */
  cookie: string
  /** The shop is reached by https. */
  isSecure: boolean
  /** Takes the header `set-cookie`. */
  setCookie: (cookie: string) => void
}

/**
 * What a browser shows of who has signed in on it. It lets nobody in: it only tells an owner's tries from those of
 * strangers.
 */
export function knownDevice({ key, clientId, cookie, isSecure, setCookie }: Asking): KnownDevice {
  const shown = cookieIn(cookie)
  return {
    nameFor(subject) {
      if (!shown) return undefined
      const own = markOf(key, clientId, shown.name, subject)
      return shown.marks.some(mark => isSame(mark, own)) ? shown.name : undefined
    },
    remember(...subjects) {
      const name = shown?.name ?? randomBytes(NAME_BYTES).toString('base64url')
      const own = subjects.map(subject => markOf(key, clientId, name, subject))
      const marks = [...new Set([...own, ...(shown?.marks ?? [])])].slice(0, MOST_MARKS)
      const attributes = [
        'Path=/api',
        `Max-Age=${LIFETIME}`,
        'HttpOnly',
        'SameSite=Lax',
        ...(isSecure ? ['Secure'] : []),
      ]
      setCookie([`${DEVICE_COOKIE}=${name}.${marks.join('~')}`, ...attributes].join('; '))
    },
  }
}
