import type * as contract from '@billett/contract'
import type {
  AccessRequest,
  Device,
  DynamicInfoSchemeReply,
  ItemOf,
  Mandate,
  MessageOfTheDay,
  Passkey,
  ServiceAccess,
  StudentVerification,
  UserData,
  UserDocument,
} from '@billett/contract'
import type { SubscriptionAction } from '@billett/domain'
import type { Session } from '@billett/web-kit/session/session-of.ts'

/** Where a link out of a mail has led to. */
export type LinkPhase = 'pending' | 'success' | 'rejected'

/** Spec 2 §3.2, as far as the server has it. */
export interface UserState {
  /** The device has been asked for a session it keeps; until then nobody knows whether somebody is signed in. */
  restored: boolean
  authenticated: boolean
  /** Somebody was signed in here until the session ended by itself or elsewhere. */
  lost: boolean
  userId: string
  firstName: string
  lastName: string
  username: string
  /** Empty until the account was asked for. */
  email: string
  /** What was last typed where one signs in: who has forgotten the password need not type it again. */
  typedEmail: string
  /** Bit flags (`USER_TYPE`). */
  userType: number
  rights: number[]
  acceptTermsNecessary: boolean
  termsDialogOpen: boolean
  jwt: string | null
  /** A link has brought it, and the server confirmed it; another account is signed in, whose owner is asked. */
  offered: Session | null
  refreshToken: string | null
  /** What the account says of its owner; null until it was asked for. */
  account: UserData | null
  devices: Device[] | null
  passkeys: Passkey[] | null
  /** Other services that are let in with this account; null until it was asked. */
  services: ServiceAccess[] | null
  /** Direct debit mandates; null until they were asked for. */
  mandates: Mandate[] | null
  documents: UserDocument[] | null
  /** What the customer may do about subscriptions; null until it was asked. */
  allowedActions: SubscriptionAction[] | null
  salutations: ItemOf<typeof contract.getSalutations>[]
  /** Null until they were asked for. */
  messagesOfTheDay: MessageOfTheDay[] | null
  availableTitles: ItemOf<typeof contract.getTitles>[]
  dynamicInfoSchemes: DynamicInfoSchemeReply[] | null
  /** Another service wants to know something of the customer, who is asked first (Spec 1 §2.6). */
  oidc: { loginAccessDialog: AccessRequest | null }
  /** What the customer's university says; null until it was asked (Spec 2 §3.2). */
  shibbolethVerification: StudentVerification | null
  activation: LinkPhase
  emailConfirmation: LinkPhase
  unsubscribeNewsletter: LinkPhase
}

export const signedOut: UserState = {
  restored: false,
  authenticated: false,
  lost: false,
  userId: '',
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  typedEmail: '',
  userType: 0,
  rights: [],
  acceptTermsNecessary: false,
  termsDialogOpen: false,
  jwt: null,
  offered: null,
  refreshToken: null,
  account: null,
  devices: null,
  passkeys: null,
  services: null,
  mandates: null,
  documents: null,
  allowedActions: null,
  salutations: [],
  messagesOfTheDay: null,
  availableTitles: [],
  dynamicInfoSchemes: null,
  oidc: { loginAccessDialog: null },
  shibbolethVerification: null,
  activation: 'pending',
  emailConfirmation: 'pending',
  unsubscribeNewsletter: 'pending',
}

/** What stays when somebody signs out: what is the same for everybody. */
export const withoutUser = (state: UserState): UserState => ({
  ...signedOut,
  restored: true,
  salutations: state.salutations,
  messagesOfTheDay: state.messagesOfTheDay,
  availableTitles: state.availableTitles,
  dynamicInfoSchemes: state.dynamicInfoSchemes,
  activation: state.activation,
  emailConfirmation: state.emailConfirmation,
  unsubscribeNewsletter: state.unsubscribeNewsletter,
})
