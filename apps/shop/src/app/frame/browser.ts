export interface Browser {
  name: string
  version: number
  os: string
}

/** Newest major versions when this was built; Internet Explorer has none. */
export const LATEST: Readonly<Record<string, number>> = { Chrome: 156, Edge: 156, Firefox: 158, Safari: 27 }

/** A browser this many versions behind is warned (Spec 1 §9). */
const TOLERATED = 3

const PATTERNS: readonly [name: string, pattern: RegExp][] = [
  ['Internet Explorer', /(?:MSIE |rv:)(\d+)(?=.*Trident|.*MSIE)|Trident.*rv:(\d+)/],
  ['Edge', /Edg\/(\d+)/],
  ['Firefox', /Firefox\/(\d+)/],
  ['Chrome', /Chrome\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari\//],
]

const osOf = (userAgent: string): string =>
  ['Windows', 'Android', 'iPhone', 'iPad', 'Mac OS X', 'Linux'].find(os => userAgent.includes(os)) ?? ''

/** Undefined where the user agent does not tell. */
export function browserOf(userAgent: string): Browser | undefined {
  for (const [name, pattern] of PATTERNS) {
    const match = pattern.exec(userAgent)
    if (match) return { name, version: Number(match[1] ?? match[2]), os: osOf(userAgent) }
  }
  return undefined
}

export const isInternetExplorer = (browser: Browser): boolean => browser.name === 'Internet Explorer'

export function isOutdated(browser: Browser): boolean {
  const latest = LATEST[browser.name]
  return isInternetExplorer(browser) || (latest !== undefined && latest - browser.version > TOLERATED)
}
