/** First match counts: Edge calls itself Chrome as well, and Chrome Safari. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]

const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

const first = (known: typeof BROWSERS, userAgent: string): string[] =>
  known
    .filter(([, shape]) => shape.test(userAgent))
    .map(([name]) => name)
    .slice(0, 1)

/** `Firefox, Windows`: enough to know one's devices by, and no fingerprint. Empty for what names itself otherwise. */
export const deviceName = (userAgent: string): string =>
  [...first(BROWSERS, userAgent), ...first(SYSTEMS, userAgent)].join(', ')
