import { MAX_EMAIL, NOTIFICATION_KINDS } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, empty, file, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { UserData } from '../../replies/user.ts'
import { MailedCode, OriginUrl, Password, personFields, SpokenLanguage } from '../../values/account.ts'
import { Instant } from '../../values/date.ts'
import { Address, Email } from '../../values/person.ts'
import { Guid, line } from '../../values/text.ts'
import { DynamicInfos } from './user-registration.ts'

const service = 'user' as const
const anyone = { who: 'public' } as const
const signedIn = { who: 'user' } as const
const customer = { who: 'customer' } as const

export const getUser = defineCall({
  name: 'user/getUser',
  service,
  method: 'GET',
  path: '/user/user',
  summary: 'The account of whoever asks',
  access: { ...signedIn, before: ['toShow', 'toSetUp'] },
  reply: list(UserData),
})

/** More than anybody lives at. */
const MAX_ADDRESSES = 10

const SavedAddress = z.extend(Address, {
  addressId: z.optional(Guid),
  addressName: z.optional(line()),
  isMain: z.optional(z.boolean()),
})
export type SavedAddress = z.infer<typeof SavedAddress>

const NotificationChoice = z.object({ kind: z.enum(NOTIFICATION_KINDS, key('notValid')), enabled: z.boolean() })

/** An address as somebody has seen it, whatever rules hold by now. */
const SeenAddress = z.object({
  addressId: Guid,
  addressName: line(),
  street: line(),
  houseNumber: line(),
  postCode: line(),
  city: line(),
  country: line(),
  additional: line(),
  isMain: z.boolean(),
})
export type SeenAddress = z.infer<typeof SeenAddress>

/** What somebody has seen of an account before they change it; what is left out is not compared. */
const SeenUser = z.object({
  title: z.optional(line()),
  firstName: z.optional(line()),
  lastName: z.optional(line()),
  birthDate: z.optional(z.nullable(line())),
  phone: z.optional(line()),
  language: z.optional(line()),
  email: z.optional(line(MAX_EMAIL)),
  addresses: z.optional(z.array(SeenAddress)),
})

/** What is left out stays as it is; lists replace what was there. */
export const UpdateUser = z.object({
  /** What the caller has seen; refused where somebody has changed it meanwhile. */
  expected: z.optional(SeenUser),
  salutation: personFields.salutation,
  title: personFields.title,
  firstName: z.optional(personFields.firstName),
  lastName: z.optional(personFields.lastName),
  birthDate: z.optional(personFields.birthDate),
  phone: personFields.phone,
  language: z.optional(SpokenLanguage),
  /** A new one is confirmed by mail before it counts, and asks for the password. */
  email: z.optional(Email),
  currentPassword: z.optional(Password),
  originUrl: z.optional(OriginUrl),
  addresses: z.optional(z.array(SavedAddress).check(z.maxLength(MAX_ADDRESSES, key('outOfRange')))),
  dynamicInfos: z.optional(DynamicInfos),
  notifications: z.optional(z.array(NotificationChoice).check(z.maxLength(20, key('outOfRange')))),
})
export type UpdateUser = z.infer<typeof UpdateUser>

const UserParams = z.object({ id: Guid })

export const updateUser = defineCall({
  name: 'user/updateUser',
  service,
  method: 'PUT',
  path: '/user/user/{id}',
  summary: 'Changes an account: one’s own, or a customer’s of the own company by staff who may edit them',
  access: signedIn,
  params: UserParams,
  body: UpdateUser,
  reply: list(UserData),
})

const CodeParams = z.object({ token: MailedCode })

export const confirmEmailAddress = defineCall({
  name: 'user/confirmEmailAddress',
  service,
  method: 'GET',
  path: '/user/confirmEmailAddress/{token}',
  summary: 'Confirms a new e-mail address by the code of the mail that was sent there',
  access: anyone,
  params: CodeParams,
  reply: empty,
  effect: true,
})

const AcceptTerms = z.object({ acceptedOn: Instant })

export const acceptTerms = defineCall({
  name: 'user/acceptTerms',
  service,
  method: 'POST',
  path: '/user/acceptTerms',
  summary: 'Accepts the terms as they are now',
  access: customer,
  body: AcceptTerms,
  reply: list(UserData),
})

export const requestDeletion = defineCall({
  name: 'user/requestDeletion',
  service,
  method: 'DELETE',
  path: '/user/delete',
  summary: 'Asks for the account to be deleted; that happens after a time in which it can be withdrawn',
  access: customer,
  reply: list(UserData),
})

export const withdrawDeletion = defineCall({
  name: 'user/withdrawDeletion',
  service,
  method: 'DELETE',
  path: '/user/request',
  summary: 'Withdraws the request to delete the account',
  access: customer,
  reply: list(UserData),
})

const UnsubscribeNewsletter = z.object({ userId: Guid })

export const unsubscribeNewsletter = defineCall({
  name: 'user/unsubscribeNewsletter',
  service,
  method: 'POST',
  path: '/user/unsubscribeNewsletter',
  summary: 'Ends the newsletter, by the link in every issue. Answers the same for every id',
  access: anyone,
  body: UnsubscribeNewsletter,
  reply: empty,
})

export const exportUserData = defineCall({
  name: 'user/exportUserData',
  service,
  method: 'GET',
  path: '/user/export',
  summary: 'Everything that is stored of the customer, as JSON (GDPR 15 and 20)',
  access: customer,
  reply: file('application/json'),
})

const HostReply = z.object({ host: z.string() })

export const getHosts = defineCall({
  name: 'user/getHosts',
  service,
  method: 'GET',
  path: '/user/hosts',
  summary: 'Names this shop answers to',
  access: anyone,
  reply: list(HostReply),
})
