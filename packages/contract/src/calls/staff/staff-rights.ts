import { ACCOUNT_STATES } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, empty, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { SpokenLanguage } from '../../values/account.ts'
import { InstantText } from '../../values/answered.ts'
import { Email, PersonName } from '../../values/person.ts'
import { staffPageFields } from '../../values/staff-page.ts'
import { Guid, requiredLine } from '../../values/text.ts'
import { DeviceAnswer, DeviceQuestion } from '../people/user-passkeys.ts'

const service = 'admin' as const
const staff = { who: 'staff', rights: ['AllowedToUseAdminPanel'] } as const

export const beginStepUp = defineCall({
  name: 'admin/beginStepUp',
  service,
  method: 'POST',
  path: '/admin/stepUp/begin',
  summary: 'What a passkey of the caller is to sign to show once more who they are',
  access: { ...staff, orPortal: true, before: ['toShow'] },
  reply: list(DeviceQuestion),
})

const StepUp = z.object({ answer: DeviceAnswer })

const Proven = z.object({
  /** Until then calls are answered that ask for a fresh proof. */
  until: InstantText,
})

export const stepUp = defineCall({
  name: 'admin/stepUp',
  service,
  method: 'POST',
  path: '/admin/stepUp',
  summary: 'Shows once more who the caller is, for what is dangerous',
  access: { ...staff, orPortal: true, before: ['toShow'] },
  body: StepUp,
  reply: list(Proven),
})

const StaffParams = z.object({ userId: Guid })

/** Numbers of rights. */
const RightNumbers = z
  .array(z.int(key('number')).check(z.gte(1, key('outOfRange')), z.lte(999, key('outOfRange'))))
  .check(z.maxLength(100, key('outOfRange')))

const SetRights = z.object({
  /** All that the person is to have. */
  rights: RightNumbers,
  /** What they had when the caller looked; refused when somebody has changed it meanwhile. */
  expected: RightNumbers,
})

const HeldRights = z.object({ userId: z.string(), rights: z.array(z.int()) })

export const setStaffRights = defineCall({
  name: 'admin/setStaffRights',
  service,
  method: 'POST',
  path: '/admin/staff/{userId}/rights',
  summary: 'Gives somebody of the company other rights; they count with the next call',
  access: { ...staff, rights: [...staff.rights, 'AllowedToManageStaff'], stepUp: true, approval: 'rights' },
  params: StaffParams,
  body: SetRights,
  reply: list(HeldRights),
})

/** Somebody of the company, and what they may do. */
const StaffMember = z.object({
  userId: z.string(),
  clientId: z.string(),
  /** What that company is called. */
  client: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  state: z.enum(ACCOUNT_STATES),
  /** Numbers of the rights they hold. */
  rights: z.array(z.int()),
  /** Whether they show more than a password when they sign in. */
  hasSecondFactor: z.boolean(),
  /** When a device of theirs was seen last; null of who has never signed in. */
  lastSeenOn: z.nullable(InstantText),
})
export type StaffMember = z.infer<typeof StaffMember>

const manages = [...staff.rights, 'AllowedToManageStaff'] as const

const StaffMembersQuery = z.object({
  /** One of the clients that the caller sees; all of these without it. */
  clientId: z.optional(Guid),
  ...staffPageFields,
})
export type StaffMembersQuery = z.infer<typeof StaffMembersQuery>

export const getStaffMembers = defineCall({
  name: 'admin/getStaffMembers',
  service,
  method: 'GET',
  path: '/admin/staff',
  summary: 'Who works at the company, by last name, and what they may do',
  access: { ...staff, rights: manages },
  query: StaffMembersQuery,
  reply: list(StaffMember),
})

const StaffRole = z.object({
  name: z.string(),
  /** Numbers of the rights that people of it begin with. */
  rights: z.array(z.int()),
})
export type StaffRole = z.infer<typeof StaffRole>

export const getStaffRoles = defineCall({
  name: 'admin/getStaffRoles',
  service,
  method: 'GET',
  path: '/admin/staffRoles',
  summary: 'Roles that the own company has defined beside those of the product, by name',
  access: { ...staff, rights: manages },
  reply: list(StaffRole),
})

const USERNAME_LENGTH = 60

/** Without an @: no name looks like the address of somebody else. */
const Username = requiredLine(USERNAME_LENGTH).check(z.regex(/^[\w.-]*$/, key('notValid')))

export const NewStaffMember = z.object({
  /** They sign in by it. */
  username: Username,
  /** Where the mail goes by which they choose a password. */
  email: Email,
  firstName: PersonName,
  lastName: PersonName,
  /** Of that mail. */
  language: SpokenLanguage,
  /** Numbers of what they may do. */
  rights: RightNumbers,
})
export type NewStaffMember = z.infer<typeof NewStaffMember>

export const inviteStaffMember = defineCall({
  name: 'admin/inviteStaffMember',
  service,
  method: 'POST',
  path: '/admin/staff',
  summary: 'Makes an account for somebody of the own company, who gets a mail to choose the password',
  access: { ...staff, rights: manages, stepUp: true, approval: 'rights' },
  body: NewStaffMember,
  reply: empty,
})

const HeldRight = z.object({
  /** Its number. */
  right: z.int(),
  /** Which roles begin with it. */
  roles: z.array(z.string()),
  /** When the person last did something noted that asks for it; null where that never was. */
  lastUsedOn: z.nullable(InstantText),
})
export type HeldRight = z.infer<typeof HeldRight>

export const getStaffAccess = defineCall({
  name: 'admin/getStaffAccess',
  service,
  method: 'GET',
  path: '/admin/staff/{userId}/access',
  summary: 'What somebody of the company may do: every right, the roles it belongs to, when it was used last',
  access: { ...staff, rights: manages },
  params: StaffParams,
  reply: list(HeldRight),
})
