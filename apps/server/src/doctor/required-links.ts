import type { Language } from '@billett/domain'
import { routes } from '@billett/paths'

/** Where the law wants a way to from every page, by their paths: §§ 312k, 356a BGB, § 5 DDG, Art. 13 GDPR, BFSG. */
export const REQUIRED_LINKS: Record<string, Record<Language, string>> = {
  'cancel contracts': routes.cancelContractNoLogin,
  'withdraw from a contract': routes.withdrawContract,
  imprint: routes.legalNotice,
  terms: routes.terms,
  'privacy policy': routes.privacyPolicy,
  accessibility: routes.info,
}
