import type { Device, OrderSummary, SignedIn, UserData } from '@billett/contract'
import { GENDER, ORDER_STATUS, USER_TYPE } from '@billett/domain'

export const USER_ID = '5b1f0c9a-2f5e-4a5b-8f0e-0a6a5a1c2b01'

/** A token as the server makes it; nobody here checks its signature. */
export const tokenOf = (claims: object): string =>
  `e30.${btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(claims)))).replaceAll('=', '')}.sig`

/** Far in the future, seconds. */
const LATER = 4_102_444_800

export const aToken = (claims: object = {}): string =>
  tokenOf({
    sub: USER_ID,
    given_name: 'Wanda',
    family_name: 'Reisig',
    rights: '[]',
    sid: 'client',
    userType: USER_TYPE.WebShop,
    exp: LATER,
    ...claims,
  })

export const anAccount = (over: Partial<UserData> = {}): UserData => ({
  userId: USER_ID,
  username: 'wanda@example.org',
  email: 'wanda@example.org',
  pendingEmail: null,
  userType: USER_TYPE.WebShop,
  rights: [],
  customerNumber: null,
  salutation: GENDER.Female,
  title: '',
  firstName: 'Wanda',
  lastName: 'Reisig',
  birthDate: '1990-04-01',
  phone: '',
  language: 'de',
  pictureId: null,
  addresses: [
    {
      addressId: '5b1f0c9a-2f5e-4a5b-8f0e-0a6a5a1c2b02',
      addressName: '',
      street: 'Lindenweg',
      houseNumber: '7a',
      postCode: '99981',
      city: 'Falkenbrück',
      country: 'de',
      additional: '',
      isMain: true,
    },
  ],
  dynamicInfos: [],
  notifications: [
    { kind: 'newsletter', enabled: false },
    { kind: 'tariffChanges', enabled: true },
  ],
  journeySettings: { without: [] },
  allowsTakeOver: true,
  acceptTermsNecessary: false,
  registeredOn: '2026-01-05T09:00:00.000Z',
  requestedDeleteDate: null,
  deletedOn: null,
  ...over,
})

export const aSignIn = (over: Partial<SignedIn> = {}): SignedIn => ({
  userId: USER_ID,
  firstName: 'Wanda',
  lastName: 'Reisig',
  username: 'wanda@example.org',
  email: 'wanda@example.org',
  rights: [],
  userType: USER_TYPE.WebShop,
  authenticated: true,
  acceptTermsNecessary: false,
  id_token: aToken(),
  refresh_token: 'r'.repeat(40),
  expires_in: 900,
  ...over,
})

export const aDevice = (over: Partial<Device> = {}): Device => ({
  sessionId: '5b1f0c9a-2f5e-4a5b-8f0e-0a6a5a1c2b03',
  name: 'Firefox, Windows',
  signedInOn: '2026-11-01T09:00:00.000Z',
  lastSeenOn: '2026-11-21T08:30:00.000Z',
  isCurrent: true,
  ...over,
})

export const aSummary = (over: Partial<OrderSummary> = {}): OrderSummary => ({
  orderId: '5b1f0c9a-2f5e-4a5b-8f0e-0a6a5a1c2b04',
  orderNumber: 'BCDFGHJK23',
  status: ORDER_STATUS.completed,
  state: 'completed',
  displayState: 'completed',
  createdOn: '2026-11-20T09:00:00.000Z',
  currency: 'EUR',
  totalGrossInCents: 350,
  ticketNames: ['Hunde-Tageskarte'],
  hasTickets: true,
  hasPaper: true,
  methodLabel: null,
  ...over,
})
