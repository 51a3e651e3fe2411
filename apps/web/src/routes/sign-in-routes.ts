import type { Route } from './route.ts'

const login = () => import('../features/login/LoginPage.tsx').then(module => module.LoginPage)
const register = () => import('../features/register/RegisterPage.tsx').then(module => module.RegisterPage)
const activate = () => import('../features/mail-links/ActivatePage.tsx').then(module => module.ActivatePage)
const requestReset = () => import('../features/password/RequestResetPage.tsx').then(module => module.RequestResetPage)
const reset = () => import('../features/password/ResetPasswordPage.tsx').then(module => module.ResetPasswordPage)

/** Signing in and whatever leads there. Paths that mails lead to are known to the server, too. */
export const signInRoutes = {
  login: { de: '/anmelden', en: '/login', page: login, title: 'login', access: 'public' },
  loginEmbedded: {
    de: '/anmelden/embedded',
    en: '/login/embedded',
    page: login,
    title: 'login',
    access: 'public',
    embedded: true,
    needs: 'signedOut',
  },
  register: { de: '/registrieren', en: '/register', page: register, title: 'register', access: 'public' },
  registerEmbedded: {
    de: '/registrieren/embedded',
    en: '/register/embedded',
    page: register,
    title: 'register',
    access: 'public',
    embedded: true,
  },
  activate: { de: '/aktivieren/:id', en: '/activate/:id', page: activate, title: 'activate', access: 'public' },
  activateEmbedded: {
    de: '/aktivieren/embedded/:id',
    en: '/activate/embedded/:id',
    page: activate,
    title: 'activate',
    access: 'public',
    embedded: true,
  },
  resetPassword: {
    de: '/passwort-zuruecksetzen',
    en: '/resetpassword',
    page: requestReset,
    title: 'resetPassword',
    access: 'public',
  },
  resetPasswordEmbedded: {
    de: '/passwort-zuruecksetzen/embedded',
    en: '/resetpassword/embedded',
    page: requestReset,
    title: 'resetPassword',
    access: 'public',
    embedded: true,
  },
  newPassword: {
    de: '/passwort-zuruecksetzen/:id',
    en: '/resetpassword/:id',
    page: reset,
    title: 'resetPassword',
    access: 'public',
  },
  newPasswordEmbedded: {
    de: '/passwort-zuruecksetzen/embedded/:id',
    en: '/resetpassword/embedded/:id',
    page: reset,
    title: 'resetPassword',
    access: 'public',
    embedded: true,
  },
  logout: {
    de: '/abmelden',
    en: '/logout',
    page: () => import('../features/logout/LogoutPage.tsx').then(module => module.LogoutPage),
    title: 'logout',
    access: 'public',
  },
  selectAccount: {
    de: '/konto-waehlen',
    en: '/selectAccount',
    page: () => import('../features/select-account/SelectAccountPage.tsx').then(module => module.SelectAccountPage),
    title: 'selectAccount',
    access: 'public',
    only: 'shop',
  },
  convertUser: {
    de: '/bestaetigung/:id/konto',
    en: '/confirm/:id/account',
    page: () => import('../features/convert-user/ConvertUserPage.tsx').then(module => module.ConvertUserPage),
    title: 'convertUser',
    access: 'public',
    only: 'shop',
  },
  confirmEmailAddress: {
    de: '/email-bestaetigen/:token',
    en: '/confirmEmailAddress/:token',
    page: () => import('../features/mail-links/ConfirmEmailPage.tsx').then(module => module.ConfirmEmailPage),
    title: 'confirmEmailAddress',
    access: 'public',
  },
  unsubscribeNewsletter: {
    de: '/newsletter-abbestellen/:userId',
    en: '/unsubscribeNewsletter/:userId',
    page: () => import('../features/mail-links/UnsubscribePage.tsx').then(module => module.UnsubscribePage),
    title: 'unsubscribeNewsletter',
    access: 'public',
  },
} as const satisfies Record<string, Route>
