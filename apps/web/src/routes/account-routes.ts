import type { Route } from './route.ts'

const userInfo = () => import('../features/account/UserInfoPage.tsx').then(module => module.UserInfoPage)
const userPassword = () => import('../features/account/UserPasswordPage.tsx').then(module => module.UserPasswordPage)

const mandates = () => import('../features/mandate/MandatesPage.tsx').then(module => module.MandatesPage)

/** What only its owner sees (Spec 1 §2.2). */
export const accountRoutes = {
  account: {
    de: '/konto',
    en: '/account',
    page: () => import('../features/account/AccountPage.tsx').then(module => module.AccountPage),
    title: 'account',
    access: 'customer',
  },
  orderHistory: {
    de: '/konto/bestellungen',
    en: '/account/orderhistory',
    page: () => import('../features/order-history/OrderHistoryPage.tsx').then(module => module.OrderHistoryPage),
    title: 'orderHistory',
    access: 'customer',
    only: 'shop',
  },
  addresses: {
    de: '/konto/adressen',
    en: '/account/addresses',
    page: () => import('../features/addresses/AddressesPage.tsx').then(module => module.AddressesPage),
    title: 'addresses',
    access: 'customer',
  },
  documents: {
    de: '/konto/dokumente',
    en: '/account/documents',
    page: () => import('../features/documents/DocumentsPage.tsx').then(module => module.DocumentsPage),
    title: 'documents',
    access: 'customer',
  },
  accountManagement: {
    de: '/konto/verwaltung',
    en: '/account/accountManagement',
    page: () => import('../features/account/ManagementPage.tsx').then(module => module.ManagementPage),
    title: 'accountManagement',
    access: 'customer',
  },
  userInfo: {
    de: '/konto/verwaltung/daten',
    en: '/account/accountManagement/userInfo',
    page: userInfo,
    title: 'userInfo',
    access: 'customer',
  },
  userInfoEmbedded: {
    de: '/konto/verwaltung/daten/embedded',
    en: '/account/accountManagement/userInfo/embedded',
    page: userInfo,
    title: 'userInfo',
    access: 'customer',
    embedded: true,
  },
  profilePicture: {
    de: '/konto/verwaltung/bild',
    en: '/account/accountManagement/picture',
    page: () => import('../features/profile-picture/ProfilePicturePage.tsx').then(module => module.ProfilePicturePage),
    title: 'profilePicture',
    access: 'customer',
  },
  userPassword: {
    de: '/konto/verwaltung/passwort',
    en: '/account/accountManagement/userPassword',
    page: userPassword,
    title: 'userPassword',
    access: 'customer',
  },
  userPasswordEmbedded: {
    de: '/konto/verwaltung/passwort/embedded',
    en: '/account/accountManagement/userPassword/embedded',
    page: userPassword,
    title: 'userPassword',
    access: 'customer',
    embedded: true,
  },
  notifications: {
    de: '/konto/verwaltung/benachrichtigungen',
    en: '/account/accountManagement/notifications',
    page: () => import('../features/account/NotificationsPage.tsx').then(module => module.NotificationsPage),
    title: 'notifications',
    access: 'customer',
  },
  deleteAccount: {
    de: '/konto/verwaltung/loeschen',
    en: '/account/accountManagement/delete',
    page: () => import('../features/account/DeleteAccountPage.tsx').then(module => module.DeleteAccountPage),
    title: 'deleteAccount',
    access: 'customer',
  },
  paymentMethods: {
    de: '/konto/zahlungsarten',
    en: '/account/paymentmethods',
    page: () => import('../features/payment-methods/PaymentMethodsPage.tsx').then(module => module.PaymentMethodsPage),
    title: 'paymentMethods',
    access: 'customer',
  },
  prepaid: {
    de: '/konto/prepaid',
    en: '/account/prepaid',
    page: () => import('../features/prepaid/PrepaidPage.tsx').then(module => module.PrepaidPage),
    title: 'prepaid',
    access: 'customer',
    only: 'shop',
  },
  mandates: {
    de: '/konto/lastschriftmandate',
    en: '/account/mandate',
    page: mandates,
    title: 'mandates',
    access: 'customer',
  },
  mandatesEmbedded: {
    de: '/konto/lastschriftmandate/embedded',
    en: '/account/mandate/embedded',
    page: mandates,
    title: 'mandates',
    access: 'customer',
    embedded: true,
  },
  student: {
    de: '/konto/verwaltung/studium',
    en: '/account/accountManagement/student',
    page: () => import('../features/student-verification/StudentPage.tsx').then(module => module.StudentPage),
    title: 'student',
    access: 'customer',
  },
  journeySettings: {
    de: '/konto/verwaltung/fahrtensuche',
    en: '/account/accountManagement/journeySearch',
    page: () =>
      import('../features/journey-settings/JourneySettingsPage.tsx').then(module => module.JourneySettingsPage),
    title: 'journeySettings',
    access: 'customer',
  },
  subscriptions: {
    de: '/konto/abos',
    en: '/account/subscription',
    page: () => import('../features/subscriptions/SubscriptionsPage.tsx').then(module => module.SubscriptionsPage),
    title: 'subscriptions',
    access: 'customer',
  },
  devices: {
    de: '/konto/verwaltung/geraete',
    en: '/account/accountManagement/devices',
    page: () => import('../features/account/DevicesPage.tsx').then(module => module.DevicesPage),
    title: 'devices',
    access: 'customer',
  },
} as const satisfies Record<string, Route>
