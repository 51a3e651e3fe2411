import type { Language } from '@billett/domain'
import type { World } from '../../../world.ts'
import { isEmbedded, ownOrigin } from '../own-page.ts'

/** Pages that mails lead to, without and with the embedded frame around them (Spec 1 §2.1). */
export const MAIL_PAGES = {
  activate: { de: '/aktivieren', en: '/activate' },
  resetPassword: { de: '/passwort-zuruecksetzen', en: '/resetpassword' },
  confirmEmail: { de: '/email-bestaetigen', en: '/confirmEmailAddress' },
} as const satisfies Record<string, Record<Language, string>>

export type MailPage = keyof typeof MAIL_PAGES

interface Link {
  page: MailPage
  language: Language
  /** Null leads to the page that asks for a mail. */
  code: string | null
  originUrl: string
}

/** Where a mail's button leads: to our own page, in the reader's language, embedded where the reader came from an embedded one. */
export function accountLink(world: World, { page, language, code, originUrl }: Link): string {
  const frame = isEmbedded(originUrl) && page !== 'confirmEmail' ? '/embedded' : ''
  return `${ownOrigin(world, originUrl)}${MAIL_PAGES[page][language]}${frame}${code === null ? '' : `/${code}`}`
}
