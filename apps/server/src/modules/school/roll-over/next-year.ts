import type { NextYear } from '@billett/contract'
import { formatMoney, schoolYearLabel } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { Refused, refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { showingLink } from '../../subscription/link/index.ts'
import { addProofs } from '../family/index.ts'
import { batchOfYear } from './counts.queries.ts'
import { followBatch } from './followed-batch.repository.ts'
import { type MemberOfLink, memberOfContract } from './next-year.queries.ts'
import { ownPriceOf } from './own-price.ts'
import { keepAgreed, keepProofGiven } from './parents-said.queries.ts'
import { lockYear, type StoredYear, yearById } from './school-year.repository.ts'

type Barred = 'batchBusy' | 'nextYearTooLate'

/** Why nobody can say something of pupils now: a worker is at it, or the year takes effect; null: they can. */
async function barredBy(tx: Transaction, year: StoredYear): Promise<Barred | null> {
  const batch = await batchOfYear(tx, year)
  if (batch?.state !== 'compared' && batch?.state !== 'rehearsed') return 'nextYearTooLate'
  return batch.task === null ? null : 'batchBusy'
}

interface Held {
  contractId: string
  year: StoredYear
  member: MemberOfLink
  barred: Barred | null
  ownPriceInCent: number | null
}

/** How it stands; `lock` holds it until the transaction ends, for whoever changes it. */
async function held(tx: Transaction, contractId: string, { lock = false } = {}): Promise<Held> {
  const found = (await memberOfContract(tx, contractId)) ?? refuse('nextYearTooLate')
  const year = (await (lock ? lockYear : yearById)(tx, found.yearId)) ?? refuse('nextYearTooLate')
  const member = lock ? ((await memberOfContract(tx, contractId, { lock })) ?? refuse('nextYearTooLate')) : found
  // A ticket that ends before the year begins goes on at no price.
  const ownPriceInCent = member.hasEnded ? null : await ownPriceOf(tx, year)
  return { contractId, year, member, barred: await barredBy(tx, year), ownPriceInCent }
}

/** It goes on at the parents' own price; where they have agreed to one, at no other. */
const isOwnPaid = ({ member, ownPriceInCent }: Held): boolean =>
  member.paysSelf && (member.agreedCents === null || member.agreedCents === ownPriceInCent)

function presented(at: Held): NextYear {
  const { member, barred, ownPriceInCent } = at
  const [isUnpaid, paysSelf] = [member.isEntitled === false, isOwnPaid(at)]
  return {
    pupil: member.pupil,
    authority: member.authority,
    schoolYear: schoolYearLabel(member.from),
    from: member.from,
    mayAct: barred === null,
    isOver: isUnpaid && !paysSelf,
    ownPriceInCent,
    paysSelf: isUnpaid && paysSelf,
    exemptionEnds: member.exemptionEnds,
    hasNewProof: member.parentsSaid.includes('proof'),
  }
}

/** Does something about the ticket of a link, and gives how it stands then. */
async function about(
  { world }: Context,
  token: string,
  act: (tx: Transaction, at: Held) => Promise<void>,
): Promise<NextYear> {
  const { contractId } = await showingLink(world, token, 'nextYear')
  return world.db.transaction(async tx => {
    await act(tx, await held(tx, contractId, { lock: true }))
    return presented(await held(tx, contractId))
  })
}

/** What parents are shown by the link; it locks nothing. Refuses `nextYearTooLate` once the year has taken effect. */
export async function showNextYear({ world }: Context, token: string): Promise<NextYear> {
  const { contractId } = await showingLink(world, token, 'nextYear')
  return world.db.transaction(async tx => presented(await held(tx, contractId)))
}

/**
 * The ticket goes on at the parents' own price, which they were shown. Refuses `nextYearTooLate`, `batchBusy` while a
 * worker is at the year, `noOwnPrice` where the way is paid after all, the rule has none or the ticket ends before, and
 * `priceChanged` with both amounts. Said twice it is said once. A mail confirms it.
 */
export const goOnAtOwnPrice = (
  context: Context,
  { token, priceInCent }: { token: string; priceInCent: number },
): Promise<NextYear> =>
  about(context, token, async (tx, at) => {
    const { year, member, barred, ownPriceInCent } = at
    if (barred) return refuse(barred)
    if (ownPriceInCent === null || member.isEntitled !== false) return refuse('noOwnPrice')
    if (ownPriceInCent !== priceInCent) {
      const { currency } = context.world.regions.current().tariff
      const [shown, now] = [priceInCent, ownPriceInCent].map(cents => formatMoney(cents, currency, context.language))
      const detail = { de: `Gezeigt wurde: ${shown}. Jetzt: ${now}.`, en: `Shown: ${shown}. Now: ${now}.` }
      throw new Refused([{ reason: 'priceChanged', field: 'priceInCent', detail }])
    }
    if (isOwnPaid(at)) return
    await keepAgreed(tx, member, ownPriceInCent)
    const { world } = context
    const of = { schoolYearId: year.id, partyId: member.partyId, agreementId: world.newRowId() }
    await world.jobs.send(tx, 'sendOwnPriceMail', { clientId: clientIdOf(world), ...of, priceInCent })
    await followBatch(tx, year, [member.partyId])
  })

/**
 * A new proof of the exemption goes with the ticket, and another where the first was the wrong one; who pays says until
 * when it holds. Refuses `nextYearTooLate`, `batchBusy`, `proofNotMissing` where none is asked for, and `fileNotFound`
 * another's file.
 */
export const handInExemption = (
  context: Context,
  { token, fileId }: { token: string; fileId: string },
): Promise<NextYear> =>
  about(context, token, async (tx, { contractId, member, barred }) => {
    if (barred) return refuse(barred)
    if (member.exemptionEnds === null) return refuse('proofNotMissing', 'fileId')
    await addProofs(context, tx, contractId, { fileIds: [fileId], from: null, until: null }, 'fileId')
    await keepProofGiven(tx, member)
  })
