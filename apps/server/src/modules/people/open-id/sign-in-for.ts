import type { OpenIdRequest } from '@billett/contract'
import { unixSeconds } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { World } from '../../../world.ts'
import { writeHandover } from './handover.ts'
import { interactionPath, OPEN_ID_PATH } from './open-id-path.ts'
import { type AccessRequest, type Asked, accessRequest, scopesFor, termsIdOf } from './service-access/access-request.ts'
import { readConsent, storeConsent } from './service-access/consent.repository.ts'
import { openIdSettings } from './services/open-id-settings.ts'
import { findState } from './state/state.repository.ts'

/** Somebody who has shown who they are. */
export interface Authenticated {
  accountId: string
  userType: number
  /** Unix seconds. */
  authTime: number
}

/**
 * `asks`: another service wants to know something the customer has not agreed to yet. `goesOn`: to there, once a
 * session has begun.
 */
export type OpenIdStep =
  | { state: 'asks'; request: AccessRequest }
  | { state: 'goesOn'; location: (session: string) => string }

interface Underway extends Asked {
  /** Words of the parameter `prompt`. */
  prompts: string[]
  /** Seconds since signing in that are not too long ago. */
  maxAge: number | undefined
}

async function underway(world: World, uid: string, clientId: string): Promise<Underway> {
  const settings = await openIdSettings(world)
  const { params } = (await findState(world, { model: 'Interaction', id: uid })) ?? refuse('openIdEnded')
  const given = new Map(Object.entries(Object(params)).map(([name, value]) => [name, String(value)]))
  const client = settings.clients.find(candidate => candidate.clientId === clientId)
  if (!client || given.get('client_id') !== clientId) return refuse('openIdEnded')
  const words = (name: string) => (given.get(name) ?? '').split(' ').filter(Boolean)
  const maxAge = given.get('max_age')
  return {
    settings,
    client,
    uid,
    scopes: words('scope'),
    prompts: words('prompt'),
    maxAge: maxAge === undefined ? undefined : Number(maxAge),
  }
}

/** What the customer agrees to, now or before. */
interface Agreement {
  accountId: string
  openIdClientId: string
  acceptedTermsId: string
  scopes: readonly string[]
}

/**
 * Has the customer agreed before? Of an app nobody knows whether it is the one that asked then, so that it asks each
 * time.
 */
async function agreedBefore(world: World, asked: Underway, wanted: Agreement): Promise<boolean> {
  if (asked.client.clientSecret === null || asked.prompts.includes('consent')) return false
  const consent = await readConsent(world.db, wanted)
  return (
    consent?.acceptedTermsId === wanted.acceptedTermsId && wanted.scopes.every(scope => consent.scopes.includes(scope))
  )
}

/** The beginning of a request for which somebody came to our login screen directly. */
const authorizationPath = (parameters: OpenIdRequest): string => {
  const { interaction: _, ...standard } = parameters
  const given = Object.entries(standard).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return `${OPEN_ID_PATH}/auth?${new URLSearchParams(given)}`
}

/** What comes next for somebody who signs in for another service's sake. */
export async function signInFor(
  context: Context,
  parameters: OpenIdRequest,
  who: Authenticated,
  acceptedTermsId: string | undefined,
): Promise<OpenIdStep> {
  const { world, language } = context
  const { interaction: uid, client_id: clientId } = parameters
  if (uid === undefined) return { state: 'goesOn', location: () => authorizationPath(parameters) }
  const asked = await underway(world, uid, clientId)
  const scopes = scopesFor(asked, who.userType)
  const { accountId } = who
  const wanted = { accountId, openIdClientId: clientId, acceptedTermsId: termsIdOf(world, asked), scopes }
  if (acceptedTermsId === wanted.acceptedTermsId) await storeConsent(world.db, { ...wanted, acceptedOn: world.clock() })
  else if (!(await agreedBefore(world, asked, wanted)))
    return { state: 'asks', request: accessRequest(world, asked, scopes, language) }
  return {
    state: 'goesOn',
    location: session => {
      const handover = writeHandover(world, { uid, accountId, session, scopes, authTime: who.authTime })
      return `${interactionPath(uid)}?${new URLSearchParams({ handover })}`
    },
  }
}

/** Whoever signed in too long ago for what the other service asks has to show their password again. */
export async function needsPassword(
  { world }: Context,
  { interaction: uid, client_id: clientId }: OpenIdRequest,
  authTime: number,
): Promise<boolean> {
  if (uid === undefined) return false
  const { prompts, maxAge } = await underway(world, uid, clientId)
  const age = unixSeconds(world.realClock()) - authTime
  return prompts.includes('login') || (maxAge !== undefined && age > maxAge)
}
