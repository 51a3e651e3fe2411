import { LegalPage } from './LegalPage.tsx'

export const LegalNoticePage = () => <LegalPage kind="legalNotice" />
export const TermsPage = () => <LegalPage kind="terms" />
export const PrivacyPolicyPage = () => <LegalPage kind="privacyPolicy" />
export const ContactPage = () => <LegalPage kind="contact" />
export { FreePage } from './FreePage.tsx'
export const AccessibilityPage = () => <LegalPage kind="accessibility" />
