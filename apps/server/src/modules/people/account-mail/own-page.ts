import type { World } from '../../../world.ts'

/**
 * Which of our addresses a page that asks for a mail has: links in mails lead nowhere else, whatever the caller says
 * (Spec 2 §7.3, `originUrl`).
 */
export function ownOrigin({ config, client }: World, originUrl: string): string {
  const ours = new URL(config.PUBLIC_URL)
  const asked = URL.parse(originUrl)
  const isDemoName = config.BILLETT_DEMO && client.config.settings.hosts.includes(asked?.hostname ?? '')
  return asked && isDemoName ? asked.origin : ours.origin
}

/** Embedded pages stay embedded when somebody comes back from a mail. */
export const isEmbedded = (originUrl: string): boolean => {
  const asked = URL.parse(originUrl)
  return asked !== null && (asked.searchParams.get('mode') === 'embedded' || /\/embedded(\/|$)/.test(asked.pathname))
}
