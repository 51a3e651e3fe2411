import type { Language } from '@billett/domain'

/**
 * Pages of the shop that the server leads to, by their names in `docs/routes.json`; what follows the path of a page (a
 * code, a token) is left out.
 */
export const PAGE_PATHS = {
  login: { de: '/anmelden', en: '/login' },
  selectAccount: { de: '/konto-waehlen', en: '/selectAccount' },
  activate: { de: '/aktivieren', en: '/activate' },
  activateEmbedded: { de: '/aktivieren/embedded', en: '/activate/embedded' },
  resetPassword: { de: '/passwort-zuruecksetzen', en: '/resetpassword' },
  resetPasswordEmbedded: { de: '/passwort-zuruecksetzen/embedded', en: '/resetpassword/embedded' },
  newPassword: { de: '/passwort-zuruecksetzen', en: '/resetpassword' },
  newPasswordEmbedded: { de: '/passwort-zuruecksetzen/embedded', en: '/resetpassword/embedded' },
  adminNewPassword: { de: '/admin/passwort', en: '/admin/password' },
  confirmEmailAddress: { de: '/email-bestaetigen', en: '/confirmEmailAddress' },
  student: { de: '/konto/verwaltung/studium', en: '/account/accountManagement/student' },
  cancelContractNoLogin: { de: '/vertragKuendigen/ohneAnmeldung', en: '/cancelContract/noLogin' },
  withdrawContract: { de: '/vertragWiderrufen', en: '/withdrawContract' },
  legalNotice: { de: '/impressum', en: '/legalnotice' },
  terms: { de: '/agb', en: '/terms' },
  privacyPolicy: { de: '/datenschutz', en: '/privacyPolicy' },
  info: { de: '/barrierefreiheit', en: '/info' },
} as const satisfies Record<string, Record<Language, string>>
