import {
  countStaffUsers,
  getStaffUser,
  type StaffUser,
  type StaffUserDetail,
  searchStaffUsers,
} from '@billett/contract'
import { USER_TYPE } from '@billett/domain'
import { answering } from '@billett/web-kit/testing/fake-send.ts'

/** A customer as lists show them. */
export const aListedUser: StaffUser = {
  userId: '00000000-0000-4000-8000-000000000001',
  clientId: 'client',
  client: 'Verkehrsverbund Demo',
  userType: USER_TYPE.WebShop,
  state: 'active',
  active: true,
  email: 'a•••@example.org',
  firstName: 'Ada',
  lastName: 'L•••',
  isMasked: true,
  customerNumber: 'K-1',
  registeredOn: '2026-11-22T10:15:00.000Z',
  confirmed: false,
  boniversumTrafficLightScore: -1,
}
/** One whose account is deleted. */
export const aDeletedUser: StaffUser = {
  ...aListedUser,
  userId: '00000000-0000-4000-8000-000000000002',
  state: 'deleted',
  active: false,
  email: null,
  firstName: '',
  lastName: '',
  customerNumber: 'K-2',
}
/** The first of them, looked at. */
export const seenUser = (over: Partial<StaffUserDetail> = {}): StaffUserDetail => ({
  ...aListedUser,
  rights: [],
  username: null,
  salutation: 0,
  title: '',
  birthDate: null,
  phone: '',
  language: 'de',
  addresses: [],
  dynamicInfos: [],
  notifications: [],
  allowsTakeOver: true,
  originUrl: null,
  pictureId: null,
  creditRatingCheckPerformedOn: null,
  paymentMethods: [],
  bankDetails: [],
  services: [],
  sent: [],
  activatedOn: null,
  confirmedOn: null,
  deletionRequestedOn: null,
  deletion: null,
  notes: [],
  sessions: [
    {
      sessionId: 'session-1',
      name: '',
      signedInOn: '2026-11-22T10:15:00.000Z',
      lastSeenOn: '2026-11-22T11:15:00.000Z',
    },
  ],
  journal: [
    { kind: 'loggedIn', on: '2026-11-22T10:15:00.000Z' },
    { kind: 'newWord', on: '2026-11-22T10:14:00.000Z' },
  ],
  ...over,
})

export const aSeenUser = seenUser()

/** What answers the list, and a look at one of it. */
export const listedUsers = (seen = aSeenUser) => [
  answering(searchStaffUsers, () => [aListedUser, aDeletedUser]),
  answering(countStaffUsers, () => [{ count: 2, isExact: true }]),
  answering(getStaffUser, () => [seen]),
]
