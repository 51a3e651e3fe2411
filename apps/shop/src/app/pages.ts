import type { KeyOfApp } from '@billett/paths'
import type { ComponentType } from 'react'

/** The page of each screen, loaded when it is shown. */
export const pages = {
  start: () => import('../features/start/StartPage.tsx').then(module => module.StartPage),
  recon: () => import('../features/recon/ReconPage.tsx').then(module => module.ReconPage),
  relation: () => import('../features/relation/RelationPage.tsx').then(module => module.RelationPage),
  cart: () => import('../features/cart/CartPage.tsx').then(module => module.CartPage),
  checkout: () => import('../features/checkout/CheckoutPage.tsx').then(module => module.CheckoutPage),
  confirm: () => import('../features/confirmation/ConfirmationPage.tsx').then(module => module.ConfirmationPage),
  confirmOrder: () => import('../features/confirmation/ConfirmationPage.tsx').then(module => module.ConfirmationPage),
  takeTicket: () => import('../features/take-ticket/TakeTicketPage.tsx').then(module => module.TakeTicketPage),
  subscriptionOffers: () =>
    import('../features/subscription-offers/SubscriptionOffersPage.tsx').then(module => module.SubscriptionOffersPage),
  subscriptionCheckout: () =>
    import('../features/subscription-checkout/SubscriptionCheckoutPage.tsx').then(
      module => module.SubscriptionCheckoutPage,
    ),
  subscriptionConfirm: () =>
    import('../features/subscription-confirmation/SubscriptionConfirmPage.tsx').then(
      module => module.SubscriptionConfirmPage,
    ),
  subscriptionLink: () =>
    import('../features/subscription-link/SubscriptionLinkPage.tsx').then(module => module.SubscriptionLinkPage),
  schoolTicket: () => import('../features/entitlement/SchoolTicketPage.tsx').then(module => module.SchoolTicketPage),
  jobTicket: () => import('../features/job-ticket/JobTicketPage.tsx').then(module => module.JobTicketPage),
  schoolTicketApply: () =>
    import('../features/school-application/SchoolApplyPage.tsx').then(module => module.SchoolApplyPage),
  schoolTicketApplication: () =>
    import('../features/school-application/FollowPage.tsx').then(module => module.FollowPage),
  freePage: () => import('../features/legal/legal-pages.tsx').then(module => module.FreePage),
  legalNotice: () => import('../features/legal/legal-pages.tsx').then(module => module.LegalNoticePage),
  terms: () => import('../features/legal/legal-pages.tsx').then(module => module.TermsPage),
  termsEmbedded: () => import('../features/legal/legal-pages.tsx').then(module => module.TermsPage),
  privacyPolicy: () => import('../features/legal/legal-pages.tsx').then(module => module.PrivacyPolicyPage),
  privacyPolicyEmbedded: () => import('../features/legal/legal-pages.tsx').then(module => module.PrivacyPolicyPage),
  contact: () => import('../features/legal/legal-pages.tsx').then(module => module.ContactPage),
  info: () => import('../features/legal/legal-pages.tsx').then(module => module.AccessibilityPage),
  announcement: () => import('../features/notices/AnnouncementPage.tsx').then(module => module.AnnouncementPage),
  maintenance: () => import('../features/notices/MaintenancePage.tsx').then(module => module.MaintenancePage),
  browserWarning: () => import('../features/notices/BrowserWarningPage.tsx').then(module => module.BrowserWarningPage),
  cancelContract: () =>
    import('../features/cancel-contract/CancelContractPage.tsx').then(module => module.CancelContractPage),
  cancelContractNoLogin: () =>
    import('../features/cancel-contract/CancelContractPage.tsx').then(module => module.CancelContractPage),
  withdrawContract: () =>
    import('../features/withdraw-contract/WithdrawContractPage.tsx').then(module => module.WithdrawContractPage),
  reportBarrier: () =>
    import('../features/report-barrier/ReportBarrierPage.tsx').then(module => module.ReportBarrierPage),
  forgottenPass: () =>
    import('../features/forgotten-pass/ForgottenPassPage.tsx').then(module => module.ForgottenPassPage),
  quickSale: () => import('../features/quick-sale/QuickSalePage.tsx').then(module => module.QuickSalePage),
  feedback: () => import('../features/feedback/FeedbackPage.tsx').then(module => module.FeedbackPage),
  feedbackSuccess: () =>
    import('../features/feedback/FeedbackSuccessPage.tsx').then(module => module.FeedbackSuccessPage),
  login: () => import('../features/login/LoginPage.tsx').then(module => module.LoginPage),
  loginEmbedded: () => import('../features/login/LoginPage.tsx').then(module => module.LoginPage),
  register: () => import('../features/register/RegisterPage.tsx').then(module => module.RegisterPage),
  registerEmbedded: () => import('../features/register/RegisterPage.tsx').then(module => module.RegisterPage),
  activate: () => import('../features/mail-links/ActivatePage.tsx').then(module => module.ActivatePage),
  activateEmbedded: () => import('../features/mail-links/ActivatePage.tsx').then(module => module.ActivatePage),
  resetPassword: () => import('../features/password/RequestResetPage.tsx').then(module => module.RequestResetPage),
  resetPasswordEmbedded: () =>
    import('../features/password/RequestResetPage.tsx').then(module => module.RequestResetPage),
  newPassword: () => import('../features/password/ResetPasswordPage.tsx').then(module => module.ResetPasswordPage),
  newPasswordEmbedded: () =>
    import('../features/password/ResetPasswordPage.tsx').then(module => module.ResetPasswordPage),
  logout: () => import('../features/logout/LogoutPage.tsx').then(module => module.LogoutPage),
  selectAccount: () =>
    import('../features/select-account/SelectAccountPage.tsx').then(module => module.SelectAccountPage),
  convertUser: () => import('../features/convert-user/ConvertUserPage.tsx').then(module => module.ConvertUserPage),
  confirmEmailAddress: () =>
    import('../features/mail-links/ConfirmEmailPage.tsx').then(module => module.ConfirmEmailPage),
  unsubscribeNewsletter: () =>
    import('../features/mail-links/UnsubscribePage.tsx').then(module => module.UnsubscribePage),
  account: () => import('../features/account/AccountPage.tsx').then(module => module.AccountPage),
  orderHistory: () => import('../features/order-history/OrderHistoryPage.tsx').then(module => module.OrderHistoryPage),
  addresses: () => import('../features/addresses/AddressesPage.tsx').then(module => module.AddressesPage),
  documents: () => import('../features/documents/DocumentsPage.tsx').then(module => module.DocumentsPage),
  accountManagement: () => import('../features/account/ManagementPage.tsx').then(module => module.ManagementPage),
  userInfo: () => import('../features/account/UserInfoPage.tsx').then(module => module.UserInfoPage),
  userInfoEmbedded: () => import('../features/account/UserInfoPage.tsx').then(module => module.UserInfoPage),
  profilePicture: () =>
    import('../features/profile-picture/ProfilePicturePage.tsx').then(module => module.ProfilePicturePage),
  userPassword: () =>
    import('../features/account/ways-in/UserPasswordPage.tsx').then(module => module.UserPasswordPage),
  userPasswordEmbedded: () =>
    import('../features/account/ways-in/UserPasswordPage.tsx').then(module => module.UserPasswordPage),
  notifications: () => import('../features/account/NotificationsPage.tsx').then(module => module.NotificationsPage),
  deleteAccount: () => import('../features/account/DeleteAccountPage.tsx').then(module => module.DeleteAccountPage),
  paymentMethods: () =>
    import('../features/payment-methods/PaymentMethodsPage.tsx').then(module => module.PaymentMethodsPage),
  prepaid: () => import('../features/prepaid/PrepaidPage.tsx').then(module => module.PrepaidPage),
  mandates: () => import('../features/mandate/MandatesPage.tsx').then(module => module.MandatesPage),
  mandatesEmbedded: () => import('../features/mandate/MandatesPage.tsx').then(module => module.MandatesPage),
  student: () => import('../features/student-verification/StudentPage.tsx').then(module => module.StudentPage),
  journeySettings: () =>
    import('../features/journey-settings/JourneySettingsPage.tsx').then(module => module.JourneySettingsPage),
  subscriptions: () =>
    import('../features/subscriptions/SubscriptionsPage.tsx').then(module => module.SubscriptionsPage),
  subscription: () => import('../features/subscription/SubscriptionPage.tsx').then(module => module.SubscriptionPage),
  devices: () => import('../features/account/ways-in/DevicesPage.tsx').then(module => module.DevicesPage),
} as const satisfies Record<KeyOfApp<'shop'>, () => Promise<ComponentType>>
