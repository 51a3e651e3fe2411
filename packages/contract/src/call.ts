import type { ApprovedAct, MenuNode, PartnerScope, Right, SecondFactorState } from '@billett/domain'
import type * as z from 'zod/mini'

/** Its core alone: all methods besides are dear to compare. `z.safeParse(schema, value)` */
export type Schema<T = unknown> = z.core.$ZodType<T, T>

/** The services of the catalogue; each has an API version of its own (`versions.ts`). */
export type Service =
  | 'common'
  | 'tariff'
  | 'user'
  | 'wallet'
  | 'addressvalidation'
  | 'feedback'
  | 'orderFulfillment'
  | 'payment'
  | 'prepaid'
  | 'sales'
  | 'subscription'
  | 'declaration'
  | 'admin'
  | 'partner'
  | 'schoolSubscription'

/**
 * Who may call. `public`: anyone, a token is read when it is there · `visitor`: whoever holds a token, a guest's too;
 * the query shows only what is theirs · `customer`: a signed-in customer · `user`: whoever has signed in, staff too ·
 * `staff`: all of these rights, and what is asked beside them · `portal`: people of schools and of who pays for
 * them, who see this entry of the portal’s menu · `partner`: a program with a key that opens this.
 */
export type Access =
  | { who: 'public' }
  | { who: 'visitor' }
  | { who: 'customer' }
  | UserAccess
  | StaffAccess
  | PortalAccess
  | PartnerAccess

/** In which states staff make it who have not shown their second factor yet; in none without it. */
interface BeforeSecondFactor {
  before?: readonly SecondFactorState[]
}

export interface UserAccess extends BeforeSecondFactor {
  who: 'user'
  /** As for staff, of who has shown a second factor: whoever has none, as most customers, has nothing to show. */
  stepUp?: true
}

export interface PartnerAccess {
  who: 'partner'
  scope: PartnerScope
}

export interface PortalAccess extends BeforeSecondFactor {
  who: 'portal'
  /** Entries of the menu, of which one is enough. */
  nodes: readonly MenuNode[]
  /** As for staff, of whom the company wants a second factor. */
  stepUp?: true
}

export interface StaffAccess extends BeforeSecondFactor {
  who: 'staff'
  rights: readonly Right[]
  /** People of the portal as well, about what they have beside their own password. */
  orPortal?: true
  /** Only for those who see every client that is served: it concerns the server, which they share. */
  everyClient?: true
  /** Only a few minutes after one has shown once more who one is, by a passkey or a code. */
  stepUp?: true
  /** Not done before a second person has agreed, where the company wants it so: answered with 202 until then. */
  approval?: ApprovedAct
  /**
   * Reading it is an act too and noted like one: personal details in full. What changes something always is; of this,
   * only trying it (`dryRun`) is as well.
   */
  noted?: true
}

/** `list`: the envelope `{ data: [...] }` · `file`: bytes with a file name · `empty`: the envelope without items. */
export type Reply<Item> =
  | { kind: 'list'; item: Schema<Item> }
  | { kind: 'file'; mimeTypes: readonly string[] }
  | { kind: 'empty' }

/** Whether it is noted who has made the call: what staff change, and what of people they read in full. */
export const isNoted = ({ access, effect }: Pick<Call, 'access' | 'effect'>): boolean =>
  access.who === 'staff' && (effect || access.noted === true)

/** Whether its address opens something by a secret that was mailed. */
export const hasSecret = ({ path }: Pick<Call, 'path'>): boolean => path.includes('{token}')

export interface Upload {
  maxBytes: number
}

export interface Call<Params = unknown, Query = unknown, Body = unknown, Item = unknown> {
  /** Unique, `sales/addTicket`; the type of its thunk and its operation id. */
  name: string
  service: Service
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api/v{version}`, parameters in braces. */
  path: string
  summary: string
  access: Access
  params: Schema<Params>
  query: Schema<Query>
  body: Schema<Body>
  reply: Reply<Item>
  /** A GET that changes something: never cached, prefetched or cancelled, and its token must come in a header. */
  effect: boolean
  /** A newer call to the same path cancels this one (searches while typing). */
  supersedes: boolean
  /** Its body may also come as a form, as OAuth wants it (RFC 6749). */
  form: boolean
  /** Its body is a form of several parts with files among them (RFC 7578), at most so many bytes altogether. */
  upload: Upload | null
  /** Milliseconds until the client gives up. */
  timeout: number
}

/** What goes in: the parts a call has, and nothing where it has none. */
export interface Input<Params, Query, Body> {
  params: Params
  query: Query
  body: Body
}

export type InputOf<C> = C extends Call<infer P, infer Q, infer B, unknown> ? Input<P, Q, B> : never
export type ItemOf<C> = C extends Call<infer _P, infer _Q, infer _B, infer I> ? I : never
