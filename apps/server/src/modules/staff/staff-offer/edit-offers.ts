import { isDeepStrictEqual } from 'node:util'
import type { StaffOffer, StaffOfferDetail } from '@billett/contract'
import type { SubscriptionConfiguration } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import type { Act } from '../../../call/act/note-act.ts'
import { item, items } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { worldOf } from '../../../world-of.ts'
import { releaseDraft } from '../../subscription/desk/index.ts'
import { nameOfStaff } from '../listing/index.ts'
import { draftAmong, nextDraft } from '../written-version/index.ts'
import {
  deleteDraft,
  insertDraft,
  lockVersions,
  nextPosition,
  retire,
  type StoredOffer,
  updateDraft,
} from './offer-version.repository.ts'
import { readContent } from './read-content.ts'
import { faultsOf, offerWords, shownOffer, whoseOffers } from './show-offers.ts'
import { presentOffer, seenOf } from './staff-offer.present.ts'

interface Asked {
  key: string
  clientId?: string | undefined
  seen: string
}

/** The versions of what is asked for, held. Refuses `changedMeanwhile` where the latest is not what was read. */
async function held(context: Context, tx: Transaction, { key, clientId: asked, seen }: Asked) {
  const clientId = whoseOffers(context, asked)
  const versions = await lockVersions(tx, clientId, key)
  if (seenOf(versions) !== seen) refuse('changedMeanwhile', 'seen')
  return { clientId, versions }
}

const onOffer = (versions: readonly StoredOffer[]): StoredOffer | undefined =>
  versions.find(({ state }) => state === 'released')

/** What a note says of what one version has in the place of another's: each part that differs. */
function told(
  before: SubscriptionConfiguration | undefined,
  after: SubscriptionConfiguration,
): Pick<Act, 'before' | 'after'> {
  const [was, is] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after))]
  const parts = [...new Set([...was.keys(), ...is.keys()])].filter(
    part => !isDeepStrictEqual(was.get(part), is.get(part)),
  )
  const of = (values: Map<string, unknown>) => Object.fromEntries(parts.map(part => [part, values.get(part) ?? null]))
  return { before: of(was), after: of(is) }
}

const actOn = (clientId: string, key: string, said: Pick<Act, 'before' | 'after'>): Act => ({
  kind: 'offer',
  id: key,
  clientId,
  ...said,
})

/** Writes a draft, or goes on with the one there is. Refuses `changedMeanwhile`, and `notValid` at a value. */
export async function saveOffer(
  context: Context,
  asked: Asked & { content: string },
  tx: Transaction,
): Promise<Done<StaffOfferDetail>> {
  const { world, visitor } = context
  const { key } = asked
  const { clientId, versions } = await held(context, tx, asked)
  const configuration = readContent(key, asked.content)
  const written = { configuration, editedBy: await nameOfStaff(tx, visitor.id), editedOn: world.clock() }
  const [latest] = versions
  const draft = draftAmong(versions)
  if (draft) await updateDraft(tx, draft.id, written)
  else
    await insertDraft(tx, {
      ...written,
      ...nextDraft(versions),
      id: world.newRowId(),
      clientId,
      key,
      position: latest?.position ?? (await nextPosition(tx, clientId)),
      previewToken: world.newId(),
    })
  return {
    answer: item(await shownOffer(context, tx, { clientId, key })),
    act: actOn(clientId, key, told(latest?.configuration, configuration)),
  }
}

/** Throws a draft away, which nobody has ordered by. Refuses `draftNotFound`. */
export async function discardOffer(context: Context, asked: Asked, tx: Transaction): Promise<Done<StaffOffer>> {
  const { clientId, versions } = await held(context, tx, asked)
  const draft = draftAmong(versions) ?? refuse('draftNotFound', 'key')
  await deleteDraft(tx, draft.id)
  const [latest, ...earlier] = versions.slice(1)
  const words = await offerWords(context, tx, clientId)
  return {
    answer: items(latest ? [presentOffer(context.world, [latest, ...earlier], words)] : []),
    act: actOn(clientId, asked.key, { after: { discarded: draft.version } }),
  }
}

/**
 * Puts a draft on offer in the place of the version before it. Refuses `draftNotFound`, and `versionNotChecked` as long
 * as something is wrong with it.
 */
export async function releaseOffer(context: Context, asked: Asked, tx: Transaction): Promise<Done<StaffOfferDetail>> {
  const { world, visitor } = context
  const { key } = asked
  const { clientId, versions } = await held(context, tx, asked)
  const draft = draftAmong(versions) ?? refuse('draftNotFound', 'key')
  const { id, configuration, version } = draft
  if ((await faultsOf(worldOf(world, clientId), tx, configuration)).length > 0) refuse('versionNotChecked', 'key')
  const releasedBy = await nameOfStaff(tx, visitor.id)
  await releaseDraft(tx, { id, clientId, key, releasedBy, releasedOn: world.clock() })
  const { before, after } = told(onOffer(versions)?.configuration, configuration)
  return {
    answer: item(await shownOffer(context, tx, { clientId, key })),
    act: actOn(clientId, key, { before, after: { ...after, version } }),
  }
}

/** Takes off what is on offer. Refuses `subscriptionNotFound` where nothing is. */
export async function retireOffer(context: Context, asked: Asked, tx: Transaction): Promise<Done<StaffOffer>> {
  const { key } = asked
  const { clientId, versions } = await held(context, tx, asked)
  const { id, version } = onOffer(versions) ?? refuse('subscriptionNotFound', 'key')
  await retire(tx, id)
  const [latest, ...earlier] = await lockVersions(tx, clientId, key)
  const words = await offerWords(context, tx, clientId)
  return {
    answer: items(latest ? [presentOffer(context.world, [latest, ...earlier], words)] : []),
    act: actOn(clientId, key, { before: { version, state: 'released' }, after: { version, state: 'retired' } }),
  }
}
