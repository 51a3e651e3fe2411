import { createHmac } from 'node:crypto'
import { type Instant, type LinkAct, type LinkState, linkExpiry, linkState } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { refuse } from '../../../call/refused.ts'
import { hashed } from '../../../crypto/hashed.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { endLink, insertLink, linkByHash, lockLink, type StoredLink } from './signed-link.repository.ts'

/**
 * The secret that stands in a mail's link. It is made anew from its id whenever the mail is, so that nothing stored
 * gives it away.
 */
export const linkSecret = ({ tokens }: World, linkId: string): string =>
  createHmac('sha256', tokens.key).update(`signed-link:${linkId}`).digest('base64url')

interface Wanted {
  contractId: string
  act: LinkAct
  /** Of `giveProof`: which. */
  proofId?: string
  /** Of `changeAccount`: whose alone. */
  payerId?: string
  /** The moment its time begins to run, where that is still to come: not before what it is about. */
  countedFrom?: Instant
}

/** A link that is good for one act for one contract. Returns what is stored of it. */
export async function makeLink(
  world: World,
  tx: Transaction,
  { proofId, payerId, countedFrom, ...wanted }: Wanted,
): Promise<StoredLink> {
  const id = world.newId()
  const now = world.clock()
  const link = {
    ...wanted,
    id,
    clientId: clientIdOf(world),
    proofId: proofId ?? null,
    payerId: payerId ?? null,
    hash: hashed(linkSecret(world, id)),
    createdOn: now,
    expiresOn: linkExpiry(wanted.act, countedFrom !== undefined && countedFrom > now ? countedFrom : now),
    usedOn: null,
    openedOn: null,
  }
  await insertLink(tx, link)
  return link
}

export interface FoundLink {
  link: StoredLink
  state: LinkState
}

/** Looks at a link without using it up. Refuses `linkNotValid` what is none, and another client's. */
export async function findLink(world: World, db: Statements, secret: string): Promise<FoundLink> {
  const link = (await linkByHash(db, clientIdOf(world), hashed(secret))) ?? refuse('linkNotValid')
  return { link, state: linkState(link, world.clock()) }
}

/**
 * A link that shows something as long as it is open. Refuses `linkNotValid` what is good for something else, `linkUsed`
 * what another has replaced, and `linkExpired`.
 */
export async function showingLink(world: World, secret: string, act: LinkAct): Promise<StoredLink> {
  const { link, state } = await findLink(world, world.db, secret)
  if (act !== link.act) return refuse('linkNotValid')
  if (state === 'used') return refuse('linkUsed')
  return state === 'expired' ? refuse('linkExpired') : link
}

/**
 * Holds a link for an act until the transaction ends: two who come at once are served one after the other. Refuses
 * `linkNotValid` what is good for something else.
 */
export async function holdLink(world: World, tx: Transaction, secret: string, act: LinkAct): Promise<FoundLink> {
  const link = await lockLink(tx, clientIdOf(world), hashed(secret))
  if (!link || link.act !== act) return refuse('linkNotValid')
  return { link, state: linkState(link, world.clock()) }
}

/** Uses a link up. Refuses `linkUsed` and `linkExpired`. */
export async function useLink(world: World, tx: Transaction, secret: string, act: LinkAct): Promise<StoredLink> {
  const { link, state } = await holdLink(world, tx, secret, act)
  if (state === 'used') return refuse('linkUsed')
  if (state === 'expired') return refuse('linkExpired')
  await endLink(tx, link.id, world.clock())
  return link
}

/** Ends a held link: what it is good for is done. */
export const markUsed = (world: World, tx: Transaction, { id }: StoredLink): Promise<void> =>
  endLink(tx, id, world.clock())
