import * as z from 'zod/mini'
import { defineCall, empty, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { DynamicInfoSchemeReply } from '../../replies/user.ts'
import { MailedCode, OriginUrl, Password, personFields, UserTypeFlags } from '../../values/account.ts'
import { PlainDate } from '../../values/date.ts'
import { Address, Email, PersonName } from '../../values/person.ts'
import { Guid, line } from '../../values/text.ts'

const service = 'user' as const
const anyone = { who: 'public' } as const

const SalutationReply = z.object({ id: z.int(), label: z.string() })

export const getSalutations = defineCall({
  name: 'user/getSalutations',
  service,
  method: 'GET',
  path: '/user/getSalutations',
  summary: 'How customers can be addressed: number of the gender, and the words',
  access: anyone,
  reply: list(SalutationReply),
})

const TitleReply = z.object({
  guid: z.string(),
  displayName: z.string(),
  availableCountries: z.array(z.string()),
  shouldDisplay: z.boolean(),
  orderIndex: z.int(),
})

const TitlesQuery = z.object({
  country: z.optional(z.array(line(2)).check(z.maxLength(10, key('outOfRange')))),
})

export const getTitles = defineCall({
  name: 'user/getTitles',
  service,
  method: 'GET',
  path: '/user/titles',
  summary: 'Academic titles that are in use in these countries',
  access: anyone,
  query: TitlesQuery,
  reply: list(TitleReply),
})

const ClientParams = z.object({ clientId: Guid })

export const getDynamicInfoSchemes = defineCall({
  name: 'user/getDynamicInfoSchemes',
  service,
  method: 'GET',
  path: '/user/dynamicInfoSchemes/{clientId}',
  summary: 'What a client asks its customers besides the usual',
  access: anyone,
  params: ClientParams,
  reply: list(DynamicInfoSchemeReply),
})

const DynamicInfoTypeReply = z.object({ id: z.string(), label: z.string() })
export type DynamicInfoType = z.infer<typeof DynamicInfoTypeReply>

export const getDynamicInfoTypes = defineCall({
  name: 'user/getDynamicInfoTypes',
  service,
  method: 'GET',
  path: '/user/dynamicInfoTypes',
  summary: 'Kinds of such questions, for the search of customers to confirm',
  access: { who: 'staff', rights: ['AllowedToRetrieveDynamicalInfoTypes'] },
  reply: list(DynamicInfoTypeReply),
})

/** Answers to the client's own questions, by their scheme. */
export const DynamicInfos = z
  .array(z.object({ dynamicInfoSchemeGuid: Guid, value: line(200) }))
  .check(z.maxLength(50, key('outOfRange')))

/** What every way of registering asks. */
const registration = {
  email: Email,
  password: Password,
  clientId: Guid,
  userType: UserTypeFlags,
  termsAccepted: z.literal(true, key('termsNotAccepted')),
  newsletter: z.optional(z.boolean()),
  dynamicInfos: z.optional(DynamicInfos),
  originUrl: OriginUrl,
}

const Register = z.object({
  ...registration,
  ...personFields,
  address: Address,
  /** Where letters go instead; the customer confirms that it is right (Spec 1 §5). */
  deviatingAddress: z.optional(Address),
  addressConfirmed: z.optional(z.boolean()),
})
export type Register = z.infer<typeof Register>

export const register = defineCall({
  name: 'user/register',
  service,
  method: 'POST',
  path: '/user/register',
  summary: 'Registers a new customer. Answers the same whether or not the address has an account; the mail says which',
  access: anyone,
  body: Register,
  reply: empty,
})

/** Either the code of a letter, or customer number and birth date, as the client is configured (Spec 1 §3). */
const RegisterToken = z.object({
  ...registration,
  activationToken: z.optional(line(40)),
  customerNumber: z.optional(line()),
  birthDate: z.optional(PlainDate),
  address: z.optional(Address),
  addressConfirmed: z.optional(z.boolean()),
})
export type RegisterToken = z.infer<typeof RegisterToken>

export const registerToken = defineCall({
  name: 'user/registerToken',
  service,
  method: 'POST',
  path: '/user/registerToken',
  summary: 'Registers an existing customer by activation code, or by customer number and birth date',
  access: anyone,
  body: RegisterToken,
  reply: empty,
})

const CodeParams = z.object({ token: MailedCode })

export const activate = defineCall({
  name: 'user/activate',
  service,
  method: 'GET',
  path: '/user/activate/{token}',
  summary: 'Activates the account a mail was sent for; orders bought as a guest with that address come along',
  access: anyone,
  params: CodeParams,
  reply: empty,
  effect: true,
})

const SendActivationEmail = z.object({ email: Email, originUrl: OriginUrl })

export const sendActivationEmail = defineCall({
  name: 'user/sendActivationEmail',
  service,
  method: 'POST',
  path: '/user/sendActivationEmail',
  summary: 'Sends the activation mail again. Answers the same for every address',
  access: anyone,
  body: SendActivationEmail,
  reply: empty,
})

/** The order says who the guest is; their name only where there was a reason to ask for it. */
const ConvertAnonymousUser = z.object({
  orderId: Guid,
  password: Password,
  firstName: z.optional(PersonName),
  lastName: z.optional(PersonName),
  birthDate: z.optional(PlainDate),
  termsAccepted: z.literal(true, key('termsNotAccepted')),
  originUrl: OriginUrl,
})

export const convertAnonymousUser = defineCall({
  name: 'user/convertAnonymousUser',
  service,
  method: 'POST',
  path: '/user/convertAnonymousUser',
  summary: 'Makes an account of a guest who has bought, with what the order knows of them',
  access: { who: 'visitor' },
  body: ConvertAnonymousUser,
  reply: empty,
})
