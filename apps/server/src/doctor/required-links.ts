import type { Language } from '@billett/domain'
import { PAGE_PATHS } from '../call/page-paths.ts'

/** Where the law wants a way to from every page, by their paths: §§ 312k, 356a BGB, § 5 DDG, Art. 13 GDPR, BFSG. */
export const REQUIRED_LINKS: Record<string, Record<Language, string>> = {
  'cancel contracts': PAGE_PATHS.cancelContractNoLogin,
  'withdraw from a contract': PAGE_PATHS.withdrawContract,
  imprint: PAGE_PATHS.legalNotice,
  terms: PAGE_PATHS.terms,
  'privacy policy': PAGE_PATHS.privacyPolicy,
  accessibility: PAGE_PATHS.info,
}
