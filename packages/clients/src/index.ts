export { MAIL_RECORD_SPAN, SENT_MAIL_SPAN, TRY_COUNT_SPAN } from './base-retention.ts'
export { checkPalette, type WeakPair } from './contrast/check-palette.ts'
export { contrastRatio } from './contrast/ratio.ts'
export { acceptAll, CONSENT_COOKIE, type CookieChoice, chooseCookies, rejectAll } from './cookie-choice.ts'
export { type Check, type Finding, fault, hint } from './doctor/check.ts'
export { examineClient, missingOfImprint } from './doctor/examine-client.ts'
export { type LanguageGap, languageGaps } from './doctor/language-gaps.ts'
export { CATEGORIES, type Category, entryAt, isLocked } from './entries/categories.ts'
export type { Entry, Nested } from './entries/describe.ts'
export { homeCountry } from './home-country.ts'
export { addressLines } from './legal/address-lines.ts'
export {
  LEGAL_KINDS,
  type LegalAction,
  type LegalDocument,
  type LegalKind,
  type LegalSection,
} from './legal/document.ts'
export { FREE_PATH_LENGTH, freePage, freePaths, isFreePath, isLegalKind } from './legal/free-page.ts'
export { generatedDocument, legalDocument, pageKey } from './legal/legal-document.ts'
export { subscriptionWithdrawal } from './legal/subscription-withdrawal.ts'
export { withTextOf } from './legal/with-text-of.ts'
export { withdrawalSections } from './legal/withdrawal.ts'
export { FONTS, type Font, type FontName, standInFamily } from './look/fonts.ts'
export { clientByName, clients, defaultClient } from './registry.ts'
export type { OnBehalf, PostalAddress } from './schema/address.ts'
export { Client, type ClientTexts, type Logo } from './schema/client.ts'
export type { Config, Link, Modules, PasswordPolicy, Settings } from './schema/config.ts'
export { COOKIE_CATEGORIES, type CookieCategory, type CookieDefinition, type Lifetime } from './schema/cookie.ts'
export type { LocalText } from './schema/local-text.ts'
export { debitNoticeDays, fileLeadDays, type Operator } from './schema/operator.ts'
export { LEGAL_ACTIONS, PageText } from './schema/page.ts'
export type { Retention } from './schema/retention.ts'
export type { Palette, ThemeData } from './schema/theme.ts'
