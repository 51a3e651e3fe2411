import { LANGUAGES, USER_TYPE } from '@billett/domain'
import { CONSENT_DAYS, latestSearches, requiredCookies } from './base-cookies.ts'
import { retention } from './base-retention.ts'
import { mapTiles, openStreetMap } from './map-tiles.ts'
import { paymentIcons } from './payment-icons.ts'
import type { Config } from './schema/config.ts'

type Section<Name extends keyof Config> = Pick<Config, Name>

/** What a shop is unless its client says otherwise; a client's configuration spreads it, section by section. */
export const base = {
  modules: {
    cookieNotice: { enabled: true, format: 'banner', expireInDays: CONSENT_DAYS },
    messageOfTheDay: true,
    header: { relationLink: true, subscriptionLink: false, showName: true },
    login: { enabled: true, register: true, resetPassword: true },
    cart: true,
    menu: { history: true, paymentMethods: true, mandates: true, prepaid: true },
    footer: { enabled: true, accessibility: true, paymentMethods: true },
    ticket: { showDiscountType: true },
    subscription: false,
    useCustomTranslations: false,
  },
  texts: {
    terms: null,
    privacyPolicy: null,
    legalNotice: null,
    contact: null,
    faq: null,
    additionalInfos: [],
    alternativeTerms: null,
    onBehalf: null,
  },
  headerLogo: { width: 44, height: 44 },
  settings: {
    userType: USER_TYPE.WebShop,
    languages: [...LANGUAGES],
    defaultLanguage: 'de',
    passwordPolicy: { length: 8, upper: true, lower: true, number: true, special: true, repeat: true },
    minUserAge: 16,
    maxUserAge: 100,
    register: { salutation: { isRequired: false }, existingCustomerCodeType: 'Token' },
    user: { showPhoneNumber: true },
    // § 9 and § 12 of the conditions of carriage (BefBedV).
    enforcement: { fareCents: 6_000, feeCents: 700, showWithinDays: 7, payWithinDays: 14 },
    inspectorsReadCancelled: true,
    startingPointLimit: 20,
    endingPointLimit: 20,
  },
  retention,
  cookies: [...requiredCookies, latestSearches, mapTiles],
  mapTiles: openStreetMap,
  paymentIcons,
} satisfies Section<'modules' | 'headerLogo' | 'retention' | 'cookies' | 'mapTiles' | 'paymentIcons'> & {
  texts: Partial<Config['texts']>
  settings: Partial<Config['settings']>
}
