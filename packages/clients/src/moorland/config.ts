import { requiredCookies } from '../base-cookies.ts'
import { mapTiles, openStreetMap } from '../map-tiles.ts'
import { paymentIcons } from '../payment-icons.ts'
import type { Config } from '../schema/config.ts'

export const config: Config = {
  modules: {
    cookieNotice: { enabled: true, format: 'popup', expireInDays: 30 },
    messageOfTheDay: true,
    header: { relationLink: false, subscriptionLink: false, showName: true },
    login: { enabled: false, register: true, resetPassword: true },
    cart: true,
    menu: { history: true },
    footer: { enabled: true, accessibility: true, paymentMethods: true },
    ticket: { showDiscountType: false },
    subscription: false,
    useCustomTranslations: false,
  },
  texts: {
    name: 'Landbus Moor & Küste',
    nameShort: 'Landbus',
    homePage: 'https://landbus-moor-kueste.example',
    terms: null,
    privacyPolicy: null,
    legalNotice: null,
    contact: null,
    faq: null,
    additionalInfos: [
      {
        link: 'https://landbus-moor-kueste.example/rufbus',
        text: { de: 'So funktioniert der Rufbus', en: 'How the call bus works' },
      },
    ],
    alternativeTerms: null,
    address: {
      name: 'Landbus Moor & Küste eG',
      nameAdd: '',
      street: 'Alter Torfhafen',
      number: '1a',
      postCode: '26999',
      city: 'Wiesmoorfehn',
    },
    onBehalf: null,
  },
  htmlHeader: {
    tab: { de: 'Tickets für das Land', en: 'Tickets for the countryside' },
    description: {
      de: 'Tickets für Landbus, Rufbus und Fähre zwischen Moor und Küste.',
      en: 'Tickets for country bus, call bus and ferry between moor and coast.',
    },
    keywords: { de: 'Ticket, Landbus, Rufbus, Fähre', en: 'ticket, country bus, call bus, ferry' },
  },
  headerLogo: { width: 44, height: 44 },
  settings: {
    clientId: '8c1d0e64-52b7-4f7b-8a0f-5a3c9e2b7d02',
    hosts: ['moorland.localhost'],
    userType: 2,
    languages: ['de', 'en'],
    defaultLanguage: 'de',
    passwordPolicy: { length: 10, upper: true, lower: true, number: true, special: false, repeat: false },
    minUserAge: 16,
    maxUserAge: 100,
    register: { salutation: { isRequired: true }, existingCustomerCodeType: 'UserId' },
    user: { showPhoneNumber: false },
    startingPointLimit: 20,
    endingPointLimit: 20,
  },
  operator: {
    company: 'Landbus Moor & Küste eG',
    managers: ['Hinrike Tammen', 'Focko Brahms'],
    registerCourt: 'Amtsgericht Wiesmoorfehn',
    registerNumber: 'GnR 118',
    vatId: 'DE999000226',
    phone: '+49 30 23125 400',
    email: 'moin@landbus-moor-kueste.example',
    accessibilityEmail: 'barrierefrei@landbus-moor-kueste.example',
    dataProtectionEmail: 'datenschutz@landbus-moor-kueste.example',
    dataProtectionAuthority: {
      de: 'Der Landesbeauftragte für den Datenschutz, Musterdeich 3, 26990 Musterhafen',
      en: 'The State Commissioner for Data Protection, Musterdeich 3, 26990 Musterhafen',
    },
    serviceHours: { de: 'Montag bis Freitag, 7 bis 18 Uhr', en: 'Monday to Friday, 7 a.m. to 6 p.m.' },
    licensingAuthority: {
      de: 'Landesverkehrsbehörde, 26990 Musterhafen',
      en: 'State transport authority, 26990 Musterhafen',
    },
  },
  cookies: [...requiredCookies, mapTiles],
  mapTiles: openStreetMap,
  paymentIcons,
}
