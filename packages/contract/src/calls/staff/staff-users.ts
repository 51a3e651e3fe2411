import { ACCOUNT_STATES, REGISTERED_WITHIN, sortsOf } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, empty, file, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { USER_SORTS } from '../../lists/users-address.ts'
import { BulkUser, StaffUser, StaffUserDetail } from '../../replies/staff-user.ts'
import { Email } from '../../values/person.ts'
import { ActReason } from '../../values/reason.ts'
import { DryRun, StaffCount, staffPageFields } from '../../values/staff-page.ts'
import { Guid, line, requiredLongText } from '../../values/text.ts'

const service = 'admin' as const
const access = { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToSeeUsers'] } as const

const StaffUserFilter = z.object({
  /**
   * An account's or customer's number, an e-mail address or user name or how one begins, or how a last name begins.
   * What may mean more than 10,000 accounts is refused: `error.narrowFilter`.
   */
  search: z.optional(line(120)),
  /** One of the clients that the caller sees; all of these without it. */
  clientId: z.optional(Guid),
  /** Any of these; without it all but those that are deleted. */
  states: z.optional(z.array(z.enum(ACCOUNT_STATES, key('notValid')))),
  /** Customers, or staff; both without it. */
  kind: z.optional(z.enum(['customer', 'staff'], key('notValid'))),
  /** Those that were registered today, or within as many days of which today is the last. */
  registered: z.optional(z.enum(REGISTERED_WITHIN, key('notValid'))),
  /** True: those whose owners have asked for their deletion, which waits. */
  leaving: z.optional(z.boolean(key('notValid'))),
})
export type StaffUserFilter = z.infer<typeof StaffUserFilter>

const StaffUsersQuery = z.extend(StaffUserFilter, {
  ...staffPageFields,
  /** `-registeredOn` without it: the latest first. */
  sort: z.optional(z.enum(sortsOf(USER_SORTS), key('notValid'))),
})
export type StaffUsersQuery = z.infer<typeof StaffUsersQuery>

export const searchStaffUsers = defineCall({
  name: 'admin/searchStaffUsers',
  service,
  method: 'GET',
  path: '/admin/users',
  summary: 'A page of the accounts that staff look for, of every client they see',
  access,
  query: StaffUsersQuery,
  reply: list(StaffUser),
  supersedes: true,
})

export const countStaffUsers = defineCall({
  name: 'admin/countStaffUsers',
  service,
  method: 'GET',
  path: '/admin/users/count',
  summary: 'How many accounts staff would find',
  access,
  query: StaffUserFilter,
  reply: list(StaffCount),
  supersedes: true,
})

const UserParams = z.object({ userId: Guid })

export const getStaffUser = defineCall({
  name: 'admin/getStaffUser',
  service,
  method: 'GET',
  path: '/admin/users/{userId}/details',
  summary: 'Everything about an account: addresses, devices, what happened to it',
  access: { ...access, noted: true },
  params: UserParams,
  reply: list(StaffUserDetail),
})

export const handOutStaffUserData = defineCall({
  name: 'admin/handOutUserData',
  service,
  method: 'GET',
  path: '/admin/users/{userId}/data',
  summary: 'Everything that is stored of a customer who asks for it, as JSON (GDPR 15 and 20)',
  access: {
    ...access,
    rights: [...access.rights, 'AllowedToSeePersonalDetails', 'AllowedToExportPersonalData'],
    stepUp: true,
    noted: true,
  },
  params: UserParams,
  reply: file('application/json'),
})

const SetActive = z.object({
  /** The account of the address; another one is refused. */
  userId: Guid,
  /** False: the person is signed out everywhere and cannot sign in. */
  active: z.boolean(),
})

export const setStaffUserActive = defineCall({
  name: 'admin/setStaffUserActive',
  service,
  method: 'POST',
  path: '/admin/users/{userId}/active',
  summary: 'Lets a person sign in, or not any more',
  access: { ...access, rights: [...access.rights, 'AllowedToEditUsers'] },
  params: UserParams,
  body: SetActive,
  reply: list(StaffUser),
})

/** Longest note about somebody. */
export const USER_NOTE_LENGTH = 1_000

const NewNote = z.object({
  /** What colleagues are to know. The person is handed it out with a copy of their data. */
  text: requiredLongText(USER_NOTE_LENGTH),
})

export const noteStaffUser = defineCall({
  name: 'admin/noteUser',
  service,
  method: 'POST',
  path: '/admin/users/{userId}/notes',
  summary: 'Adds what colleagues are to know of a person',
  access: { ...access, rights: [...access.rights, 'AllowedToSeePersonalDetails', 'AllowedToEditUsers'] },
  params: UserParams,
  body: NewNote,
  reply: list(StaffUserDetail),
})

/** How many accounts are enabled or disabled at once. */
export const BULK_USERS = 100

const SetUsersActive = z.object({
  /** Whose. */
  userIds: z.array(Guid).check(z.minLength(1, key('required')), z.maxLength(BULK_USERS, key('outOfRange'))),
  /** False: all of them are signed out everywhere and cannot sign in. */
  active: z.boolean(),
})
export type SetUsersActive = z.infer<typeof SetUsersActive>

export const setStaffUsersActive = defineCall({
  name: 'admin/setStaffUsersActive',
  service,
  method: 'POST',
  path: '/admin/users/active',
  summary: 'Lets several people sign in, or not any more; says of each whether it was done, or why not',
  access: { ...access, rights: [...access.rights, 'AllowedToEditUsers'] },
  query: DryRun,
  body: SetUsersActive,
  reply: list(BulkUser),
})

const MergeUsers = z.object({
  /** The account that stays. */
  into: Guid,
  /** Why they are one person's; stays with the note of it. */
  reason: ActReason,
})
export type MergeUsers = z.infer<typeof MergeUsers>

/** How much goes from the account that is closed to the one that stays. */
const MergedUsers = z.object({
  /** With their tickets. */
  orders: z.int(),
  /** In which they subscribe or travel. */
  contracts: z.int(),
  /** SEPA mandates, revoked ones too. */
  mandates: z.int(),
  /** Those that the other has not. */
  addresses: z.int(),
  /** Papers the company put into the account. */
  documents: z.int(),
})
export type MergedUsers = z.infer<typeof MergedUsers>

export const mergeStaffUsers = defineCall({
  name: 'admin/mergeStaffUsers',
  service,
  method: 'POST',
  path: '/admin/users/{userId}/merge',
  summary: 'Makes one account of two: what this one has goes to another, and this one is closed',
  access: {
    ...access,
    rights: [...access.rights, 'AllowedToSeePersonalDetails', 'AllowedToEditUsers'],
    stepUp: true,
    approval: 'merging',
  },
  params: UserParams,
  query: DryRun,
  body: MergeUsers,
  reply: list(MergedUsers),
})

const ResendVerification = z
  .object({
    /** The address that was registered; without it the account is named by `userId`. */
    email: z.optional(Email),
    userId: z.optional(Guid),
    /** With whom. */
    clientId: Guid,
  })
  .check(
    z.refine<{ email?: string | undefined; userId?: string | undefined }>(
      ({ email, userId }) => email !== undefined || userId !== undefined,
      { path: ['email'], message: key('emailNotEmpty') },
    ),
  )
export type ResendVerification = z.infer<typeof ResendVerification>

export const resendVerificationEmail = defineCall({
  name: 'admin/resendVerificationEmail',
  service,
  method: 'POST',
  path: '/admin/resendVerificationEmail',
  summary: 'Sends the mail once more whose link activates an account; not to one that is active or disabled',
  access: { ...access, rights: [...access.rights, 'AllowedToEditUsers'] },
  body: ResendVerification,
  reply: empty,
})
