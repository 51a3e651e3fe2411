/** Half of one of these is forgotten, and would go unnoticed until somebody misses what it was set for. */
const TOGETHER = [
  ['APPLE_PASS_CERTIFICATE', 'APPLE_PASS_KEY', 'APPLE_PASS_AUTHORITY'],
  ['GOOGLE_WALLET_ISSUER', 'GOOGLE_WALLET_ACCOUNT', 'GOOGLE_WALLET_KEY'],
] as const

type Settings = { [Name in (typeof TOGETHER)[number][number]]?: string | undefined }

/** What is wrong with settings that only mean something together. */
export function wrongTogether(settings: Settings): string | undefined {
  for (const names of TOGETHER) {
    const missing = names.filter(name => settings[name] === undefined)
    if (missing.length > 0 && missing.length < names.length)
      return `${names.join(', ')} are set together or not at all: ${missing.join(' and ')} is missing.`
  }
  return undefined
}
