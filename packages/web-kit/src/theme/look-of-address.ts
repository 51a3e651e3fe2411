import { isMode, type Mode } from './look.ts'

/** What a partner's page wants of the shop within it (docs/embedding.md). */
export const THEME_QUERY = 'theme'

/** Light or dark, where the address says so: it stays with a page and its links, whatever the device wishes. */
export function modeOfAddress(search: string): Mode | undefined {
  const asked = new URLSearchParams(search).get(THEME_QUERY)
  return isMode(asked) ? asked : undefined
}
