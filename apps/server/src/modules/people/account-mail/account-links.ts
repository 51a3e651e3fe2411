import type { Language } from '@billett/domain'
import { fillPath, routes } from '@billett/paths'
import type { World } from '../../../world.ts'
import { isEmbedded, ownOrigin } from './own-page.ts'

/**
 * Pages that mails lead to, without and with the embedded frame around them (Spec 1 §2.1); a changed address is
 * confirmed in the shop itself.
 */
const MAIL_PAGES = {
  activate: { alone: 'activate', embedded: 'activateEmbedded' },
  askForReset: { alone: 'resetPassword', embedded: 'resetPasswordEmbedded' },
  newPassword: { alone: 'newPassword', embedded: 'newPasswordEmbedded' },
  /** Staff have an area of their own, which is never embedded. */
  newStaffPassword: { alone: 'adminNewPassword', embedded: 'adminNewPassword' },
  documents: { alone: 'documents', embedded: 'documents' },
  confirmEmail: { alone: 'confirmEmailAddress', embedded: 'confirmEmailAddress' },
} as const

interface Link {
  page: keyof typeof MAIL_PAGES
  language: Language
  /** Null where the page needs none. */
  code: string | null
  originUrl: string
}

/**
 * Where a mail's button leads: to our own page, in the reader's language, embedded where the reader came from an
 * embedded one.
 */
export function accountLink(world: World, { page, language, code, originUrl }: Link): string {
  const { [language]: pattern } = routes[MAIL_PAGES[page][isEmbedded(originUrl) ? 'embedded' : 'alone']]
  // Whichever of the two names the page has for it.
  return `${ownOrigin(world, originUrl)}${fillPath(pattern, { id: code, token: code })}`
}
