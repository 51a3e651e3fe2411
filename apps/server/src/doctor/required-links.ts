import type { Language } from '@billett/domain'

/** Where the law wants a way to from every page, by their paths: §§ 312k, 356a BGB, § 5 DDG, Art. 13 GDPR, BFSG. */
export const REQUIRED_LINKS: Record<string, Record<Language, string>> = {
  'cancel contracts': { de: '/vertragKuendigen/ohneAnmeldung', en: '/cancelContract/noLogin' },
  'withdraw from a contract': { de: '/vertragWiderrufen', en: '/withdrawContract' },
  imprint: { de: '/impressum', en: '/legalnotice' },
  terms: { de: '/agb', en: '/terms' },
  'privacy policy': { de: '/datenschutz', en: '/privacyPolicy' },
  accessibility: { de: '/barrierefreiheit', en: '/info' },
}
