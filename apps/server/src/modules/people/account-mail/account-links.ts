import type { Language } from '@billett/domain'
import { PAGE_PATHS } from '../../../call/page-paths.ts'
import type { World } from '../../../world.ts'
import { isEmbedded, ownOrigin } from './own-page.ts'

/**
 * Pages that mails lead to, without and with the embedded frame around them (Spec 1 §2.1); a changed address is
 * confirmed in the shop itself.
 */
const MAIL_PAGES = {
  activate: { alone: PAGE_PATHS.activate, embedded: PAGE_PATHS.activateEmbedded },
  askForReset: { alone: PAGE_PATHS.resetPassword, embedded: PAGE_PATHS.resetPasswordEmbedded },
  newPassword: { alone: PAGE_PATHS.newPassword, embedded: PAGE_PATHS.newPasswordEmbedded },
  /** Staff have an area of their own, which is never embedded. */
  newStaffPassword: { alone: PAGE_PATHS.adminNewPassword, embedded: PAGE_PATHS.adminNewPassword },
  confirmEmail: { alone: PAGE_PATHS.confirmEmailAddress, embedded: PAGE_PATHS.confirmEmailAddress },
}

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
  const path = MAIL_PAGES[page][isEmbedded(originUrl) ? 'embedded' : 'alone'][language]
  return `${ownOrigin(world, originUrl)}${path}${code === null ? '' : `/${code}`}`
}
