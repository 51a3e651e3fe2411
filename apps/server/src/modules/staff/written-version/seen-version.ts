import { createHash } from 'node:crypto'

/** What the latest version is, in short, with all that is written in it; empty where there is none. */
export function seenVersion<Version extends { version: number; state: string }>(
  [latest]: readonly Version[],
  contentOf: (version: Version) => unknown,
): string {
  if (!latest) return ''
  const hash = createHash('sha256')
    .update(JSON.stringify(contentOf(latest)))
    .digest('hex')
  return `${latest.version} ${latest.state} ${hash.slice(0, 32)}`
}
