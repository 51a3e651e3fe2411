import { ACCOUNT_STATES, MAIL_STATES } from '@billett/domain'
import * as z from 'zod/mini'
import { ErrorItem } from '../envelope.ts'
import { DateText, InstantText } from '../values/answered.ts'
import { Device, UserData } from './user.ts'

/** −1 not set, 0 gray, 1 red, 2 yellow, 3 green (Spec 3 §3). */
export const TrafficLight = z.literal([-1, 0, 1, 2, 3])

/** A person with an account, as the list of staff shows it (Spec 3 §3). */
export const StaffUser = z.object({
  userId: z.string(),
  /** Of the company the account is with. */
  clientId: z.string(),
  /** What that company is called. */
  client: z.string(),
  userType: z.int(),
  state: z.enum(ACCOUNT_STATES),
  /** Signing in is possible. */
  active: z.boolean(),
  /** Masked (`a•••@example.org`) unless `isMasked` is false; null of deleted accounts. */
  email: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  /** Whether names and addresses are hidden: they are without the right to personal details, and in lists. */
  isMasked: z.boolean(),
  customerNumber: z.nullable(z.string()),
  /** When the account was registered. */
  registeredOn: InstantText,
  /** Staff have looked at the data and found it right. */
  confirmed: z.boolean(),
  boniversumTrafficLightScore: TrafficLight,
})
export type StaffUser = z.infer<typeof StaffUser>

/** What an act upon several accounts came to for one of them: one of each, in the order they were asked for. */
export const BulkUser = z.object({
  /** Whether anything changes: not where it was so already, and not where it was refused. */
  changed: z.boolean(),
  /** Why it was not done; null where it was. */
  error: z.nullable(ErrorItem),
})
export type BulkUser = z.infer<typeof BulkUser>

/** A way to pay that is stored. */
const StoredMethod = z.object({
  /** `Visa •••• 1111`. */
  label: z.string(),
  /** The number of the kind (Spec 2 §3.8): 22 is PayPal. */
  paymentSubType: z.int(),
})

/** Another service that the person lets know who they are. */
const Service = z.object({
  /** As the operator has named it. */
  openIdClientId: z.string(),
  acceptedOn: InstantText,
})

/** An account that the person lets be debited. */
const BankDetails = z.object({
  /** Of the mandate. */
  reference: z.string(),
  /** The country and the last four digits: nobody of the company reads more. */
  iban: z.string(),
  creditInstitute: z.string(),
  accountHolder: z.string(),
  consentOn: InstantText,
  /** Since then nothing is debited by it; null while it holds. */
  revokedOn: z.nullable(InstantText),
})

/** A mail or a letter that the person was sent. */
const Sent = z.object({
  /** A letter is a document in their account. */
  way: z.enum(['mail', 'letter']),
  /** Its subject or title. */
  what: z.string(),
  on: InstantText,
  /** How the mail went; null of letters. */
  state: z.nullable(z.enum(MAIL_STATES)),
  /** When its owner first opened the letter; null of mails, of which nobody knows. */
  readOn: z.nullable(InstantText),
})

/** Everything that staff see of a person. */
export const StaffUserDetail = z.extend(StaffUser, {
  rights: z.array(z.int()),
  username: z.nullable(z.string()),
  salutation: z.int(),
  title: z.string(),
  birthDate: z.nullable(DateText),
  phone: z.string(),
  language: z.string(),
  addresses: UserData.shape.addresses,
  dynamicInfos: UserData.shape.dynamicInfos,
  notifications: UserData.shape.notifications,
  /** Their owner lets people of the company act in their place. */
  allowsTakeOver: UserData.shape.allowsTakeOver,
  originUrl: z.nullable(z.string()),
  /** Of their picture; null where there is none. */
  pictureId: z.nullable(z.string()),
  /** When the credit agency was asked last; null where it never was. */
  creditRatingCheckPerformedOn: z.nullable(InstantText),
  /** Stored ways to pay. */
  paymentMethods: z.array(StoredMethod),
  /** Bank accounts that may be debited, or could be. */
  bankDetails: z.array(BankDetails),
  /** Other services that they let know who they are. */
  services: z.array(Service),
  /**
   * Mails and letters, the latest first; mails of ninety days, only for whoever may see mails. What letters are called
   * is hidden as the person is.
   */
  sent: z.array(Sent),
  activatedOn: z.nullable(InstantText),
  /** When staff found the data right; null where nobody has, or they were rejected since. */
  confirmedOn: z.nullable(InstantText),
  deletionRequestedOn: z.nullable(InstantText),
  /** How far the deletion is that the owner has asked for; null where nobody has. */
  deletion: z.nullable(
    z.object({
      /** Not before. */
      dueOn: InstantText,
      /** Orders whose payment is not decided, which it waits for. */
      openOrders: z.int(),
      /** Subscriptions that were ordered and nobody has decided about, which it waits for too. */
      applications: z.int(),
    }),
  ),
  sessions: z.array(z.omit(Device, { isCurrent: true })),
  /** What staff have noted, the latest first; none without the right to personal details. */
  notes: z.array(
    z.object({
      guid: z.string(),
      text: z.string(),
      on: InstantText,
      /** Who wrote it; null where that account is gone. */
      by: z.nullable(z.string()),
    }),
  ),
  /** What happened to the account, the latest first; at most the last 100. */
  journal: z.array(z.object({ kind: z.string(), on: InstantText })),
})
export type StaffUserDetail = z.infer<typeof StaffUserDetail>
