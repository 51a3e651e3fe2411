import { DYNAMIC_INFO_KINDS, NOTIFICATION_KINDS, TRANSPORT_KINDS } from '@billett/domain'
import * as z from 'zod/mini'
import { DateText, InstantText } from '../values/answered.ts'
import { Country } from '../values/person.ts'

/** Who is signed in. */
export const Who = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  email: z.string(),
  rights: z.array(z.int()),
  userType: z.int(),
  authenticated: z.literal(true),
  acceptTermsNecessary: z.boolean(),
})
export type Who = z.infer<typeof Who>

/** With the tokens, which the browser keeps under `jwt` and `refresh_token` (Spec 1 §9). */
export const SignedIn = z.extend(Who, {
  id_token: z.string(),
  refresh_token: z.string(),
  /** Seconds until `id_token` ends and has to be renewed at `/user/token`. */
  expires_in: z.int(),
})
export type SignedIn = z.infer<typeof SignedIn>

const UserAddress = z.object({
  addressId: z.string(),
  addressName: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  postCode: z.string(),
  city: z.string(),
  country: Country,
  additional: z.string(),
  /** The one orders are invoiced to. */
  isMain: z.boolean(),
})

/** An answer to a client's own question about its customers. */
const DynamicInfoValue = z.object({ dynamicInfoSchemeGuid: z.string(), value: z.string() })

/** How journeys are searched: what is left out. */
const JourneySettings = z.object({ without: z.array(z.enum(TRANSPORT_KINDS)) })

const NotificationSetting = z.object({ kind: z.enum(NOTIFICATION_KINDS), enabled: z.boolean() })

/** Everything an account says of its owner. */
export const UserData = z.object({
  userId: z.string(),
  username: z.string(),
  email: z.string(),
  /** Where a mail waits to confirm a new address. */
  pendingEmail: z.nullable(z.string()),
  userType: z.int(),
  rights: z.array(z.int()),
  customerNumber: z.nullable(z.string()),
  salutation: z.int(),
  title: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.nullable(DateText),
  phone: z.string(),
  language: z.string(),
  /** Of the profile picture, another one with every upload; null without one. */
  pictureId: z.nullable(z.string()),
  addresses: z.array(UserAddress),
  dynamicInfos: z.array(DynamicInfoValue),
  notifications: z.array(NotificationSetting),
  journeySettings: JourneySettings,
  /** People of the company may help by acting in the customer's place. */
  allowsTakeOver: z.boolean(),
  acceptTermsNecessary: z.boolean(),
  registeredOn: InstantText,
  requestedDeleteDate: z.nullable(InstantText),
  /** When the account will be gone unless the request is withdrawn. */
  deletedOn: z.nullable(InstantText),
})
export type UserData = z.infer<typeof UserData>

/** A device that is signed in. */
export const Device = z.object({
  sessionId: z.string(),
  /** `Firefox, Windows`; empty where the device does not say. */
  name: z.string(),
  signedInOn: InstantText,
  lastSeenOn: InstantText,
  /** The one that asks. */
  isCurrent: z.boolean(),
})
export type Device = z.infer<typeof Device>

/** A device that can sign in without a password. */
export const Passkey = z.object({
  id: z.string(),
  /** `Firefox, Windows`; empty where the device did not say. */
  name: z.string(),
  createdOn: InstantText,
  usedOn: z.nullable(z.string()),
})
export type Passkey = z.infer<typeof Passkey>

const DynamicInfoChoice = z.object({
  /** What is stored. */
  id: z.string(),
  label: z.string(),
})

/** A question a client asks its customers when they register (Spec 1 §3). */
export const DynamicInfoSchemeReply = z.object({
  guid: z.string(),
  datatypID: z.enum(DYNAMIC_INFO_KINDS),
  /** What can be chosen, of a combobox. */
  choices: z.optional(z.array(DynamicInfoChoice)),
  /** HTML with links. */
  description: z.string(),
  isVisibleToUser: z.boolean(),
  isRequired: z.boolean(),
  datarecordID: z.string(),
})
export type DynamicInfoSchemeReply = z.infer<typeof DynamicInfoSchemeReply>

/** What another service wants to know of a customer, who has not agreed yet (Spec 1 §2.6, §3). */
const AccessRequest = z.object({
  client: z.object({ name: z.string() }),
  requestedRights: z.array(z.string()),
  /** What has to be ticked. */
  scheme: DynamicInfoSchemeReply,
  redirectUrlOnError: z.string(),
})
export type AccessRequest = z.infer<typeof AccessRequest>

/** Nobody is signed in before the question was answered. */
const AccessQuestion = z.object({ loginAccessDialog: AccessRequest })

export const LoginReply = z.union([SignedIn, AccessQuestion])
export type LoginReply = z.infer<typeof LoginReply>

export const LoginJwtReply = z.union([Who, AccessQuestion])
