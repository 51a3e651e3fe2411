import { ownAddress } from '../../../call/own-address.ts'
import type { World } from '../../../world.ts'

/**
 * Which of our addresses a page that asks for a mail has: links in mails lead nowhere else, whatever the caller says
 * (Spec 2 §7.3, `originUrl`).
 */
export function ownOrigin(world: World, originUrl: string): string {
  return (ownAddress(world, originUrl) ?? new URL(world.config.PUBLIC_URL)).origin
}

/** Embedded pages stay embedded when somebody comes back from a mail. */
export const isEmbedded = (originUrl: string): boolean => {
  const asked = URL.parse(originUrl)
  return asked !== null && (asked.searchParams.get('mode') === 'embedded' || /\/embedded(\/|$)/.test(asked.pathname))
}
