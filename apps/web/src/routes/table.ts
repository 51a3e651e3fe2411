import { accountRoutes } from './account-routes.ts'
import type { Route } from './route.ts'
import { signInRoutes } from './sign-in-routes.ts'
import { staffRoutes } from './staff-routes.ts'

const start = () => import('../pages/StartPage.tsx').then(module => module.StartPage)
const recon = () => import('../pages/ReconPage.tsx').then(module => module.ReconPage)
const relation = () => import('../pages/RelationPage.tsx').then(module => module.RelationPage)
const legal = {
  legalNotice: () => import('../features/legal/legal-pages.tsx').then(module => module.LegalNoticePage),
  terms: () => import('../features/legal/legal-pages.tsx').then(module => module.TermsPage),
  privacyPolicy: () => import('../features/legal/legal-pages.tsx').then(module => module.PrivacyPolicyPage),
  contact: () => import('../features/legal/legal-pages.tsx').then(module => module.ContactPage),
  accessibility: () => import('../features/legal/legal-pages.tsx').then(module => module.AccessibilityPage),
}
const cancelContract = () =>
  import('../features/cancel-contract/CancelContractPage.tsx').then(module => module.CancelContractPage)
const confirmation = () =>
  import('../features/confirmation/ConfirmationPage.tsx').then(module => module.ConfirmationPage)

/** Every screen of the shop (Spec 1 §2.1, §2.2). `npm run routes` writes it to docs/routes.json. */
export const routes = {
  start: { de: '/', en: '/', page: start, title: 'start', access: 'public' },
  recon: { de: '/fahrt/*', en: '/recon-id/*', page: recon, title: 'start', access: 'public', only: 'shop' },
  relation: { de: '/verbindung/*', en: '/relation/*', page: relation, title: 'start', access: 'public', only: 'shop' },
  cart: {
    de: '/warenkorb',
    en: '/cart',
    page: () => import('../features/cart/CartPage.tsx').then(module => module.CartPage),
    title: 'cart',
    access: 'public',
    only: 'shop',
  },
  checkout: {
    de: '/kasse',
    en: '/checkout',
    page: () => import('../features/checkout/CheckoutPage.tsx').then(module => module.CheckoutPage),
    title: 'checkout',
    access: 'public',
    only: 'shop',
  },
  confirm: {
    de: '/bestaetigung',
    en: '/confirm',
    page: confirmation,
    title: 'myTickets',
    access: 'public',
    only: 'shop',
  },
  confirmOrder: {
    de: '/bestaetigung/:id',
    en: '/confirm/:id',
    page: confirmation,
    title: 'confirm',
    access: 'public',
    only: 'shop',
  },
  legalNotice: {
    de: '/impressum',
    en: '/legalnotice',
    page: legal.legalNotice,
    title: 'legalNotice',
    access: 'public',
  },
  terms: { de: '/agb', en: '/terms', page: legal.terms, title: 'terms', access: 'public' },
  termsEmbedded: {
    de: '/agb/embedded',
    en: '/terms/embedded',
    page: legal.terms,
    title: 'terms',
    access: 'public',
    embedded: true,
  },
  privacyPolicy: {
    de: '/datenschutz',
    en: '/privacyPolicy',
    page: legal.privacyPolicy,
    title: 'privacyPolicy',
    access: 'public',
  },
  privacyPolicyEmbedded: {
    de: '/datenschutz/embedded',
    en: '/privacyPolicy/embedded',
    page: legal.privacyPolicy,
    title: 'privacyPolicy',
    access: 'public',
    embedded: true,
  },
  contact: { de: '/kontakt', en: '/contact', page: legal.contact, title: 'contact', access: 'public' },
  info: { de: '/barrierefreiheit', en: '/info', page: legal.accessibility, title: 'info', access: 'public' },
  announcement: {
    de: '/mitteilungen',
    en: '/announcement',
    page: () => import('../features/notices/AnnouncementPage.tsx').then(module => module.AnnouncementPage),
    title: 'announcement',
    access: 'public',
  },
  maintenance: {
    de: '/wartung',
    en: '/maintenance',
    page: () => import('../features/notices/MaintenancePage.tsx').then(module => module.MaintenancePage),
    title: 'maintenance',
    access: 'public',
    needs: 'maintenance',
  },
  browserWarning: {
    de: '/browserhinweis',
    en: '/browserWarning',
    page: () => import('../features/notices/BrowserWarningPage.tsx').then(module => module.BrowserWarningPage),
    title: 'browserWarning',
    access: 'public',
  },
  cancelContract: {
    de: '/vertragKuendigen',
    en: '/cancelContract',
    page: cancelContract,
    title: 'cancelContract',
    access: 'public',
  },
  cancelContractNoLogin: {
    de: '/vertragKuendigen/ohneAnmeldung',
    en: '/cancelContract/noLogin',
    page: cancelContract,
    title: 'cancelContract',
    access: 'public',
  },
  withdrawContract: {
    de: '/vertragWiderrufen',
    en: '/withdrawContract',
    page: () =>
      import('../features/withdraw-contract/WithdrawContractPage.tsx').then(module => module.WithdrawContractPage),
    title: 'withdrawContract',
    access: 'public',
  },
  reportBarrier: {
    de: '/barriereMelden',
    en: '/reportBarrier',
    page: () => import('../features/report-barrier/ReportBarrierPage.tsx').then(module => module.ReportBarrierPage),
    title: 'reportBarrier',
    access: 'public',
  },
  quickSale: {
    de: '/schnellkauf',
    en: '/quickSale',
    page: () => import('../pages/QuickSalePage.tsx').then(module => module.QuickSalePage),
    title: 'quickSale',
    access: 'public',
    only: 'shop',
  },
  feedback: {
    de: '/rueckmeldung',
    en: '/feedback',
    page: () => import('../features/feedback/FeedbackPage.tsx').then(module => module.FeedbackPage),
    title: 'feedback',
    access: 'public',
  },
  feedbackSuccess: {
    de: '/rueckmeldung/gesendet',
    en: '/feedback/success',
    page: () => import('../features/feedback/FeedbackSuccessPage.tsx').then(module => module.FeedbackSuccessPage),
    title: 'feedback',
    access: 'public',
  },
  ...signInRoutes,
  ...accountRoutes,
  ...staffRoutes,
} as const satisfies Record<string, Route>

export type Routes = typeof routes
export type RouteKey = keyof Routes
