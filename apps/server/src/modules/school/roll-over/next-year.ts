import type { NextYear } from '@billett/contract'
import { formatMoney } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { Refused, refuse } from '../../../call/refused.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import { showingLink } from '../../subscription/link/index.ts'
import { ruleInForce } from '../entitlement/index.ts'
import { addProofs } from '../family/index.ts'
import { batchOfYear } from './counts.queries.ts'
import { followBatch } from './followed-batch.repository.ts'
import { keepSaid, type MemberOfLink, memberOfContract } from './next-year.queries.ts'
import { lockYear, type StoredYear } from './school-year.repository.ts'

/** What a month costs parents who pay themselves, by the rule of the new year; null: it cannot be had so. */
const ownPriceOf = async (db: Statements, { authorityId, validFrom }: StoredYear): Promise<number | null> =>
  (await ruleInForce(db, authorityId, validFrom))?.rule.selfPayCents ?? null

/** People say something of pupils until the year takes effect, and not while a worker is at it. */
async function isOpen(tx: Transaction, year: StoredYear): Promise<boolean> {
  const batch = await batchOfYear(tx, year)
  return batch?.task === null && (batch.state === 'compared' || batch.state === 'rehearsed')
}

interface Held {
  contractId: string
  year: StoredYear
  member: MemberOfLink
  mayAct: boolean
  ownPriceInCent: number | null
}

async function held(tx: Transaction, contractId: string): Promise<Held> {
  const found = (await memberOfContract(tx, contractId)) ?? refuse('nextYearTooLate')
  const year = (await lockYear(tx, found.yearId)) ?? refuse('nextYearTooLate')
  const member = (await memberOfContract(tx, contractId, { lock: true })) ?? refuse('nextYearTooLate')
  return {
    contractId,
    year,
    member,
    mayAct: await isOpen(tx, year),
    ownPriceInCent: await ownPriceOf(tx, year),
  }
}

const presented = ({ member, mayAct, ownPriceInCent }: Held): NextYear => ({
  pupil: member.pupil,
  authority: member.authority,
  schoolYear: member.schoolYear.replace(/^sy/, ''),
  from: member.from,
  mayAct,
  isOver: member.isEntitled === false && !member.paysSelf,
  ownPriceInCent,
  paysSelf: member.isEntitled === false && member.paysSelf,
  exemptionEnds: member.exemptionEnds,
  hasNewProof: member.parentsSaid === 'proof',
})

/** Does something about the ticket of a link, and gives how it stands then. */
async function about(
  { world }: Context,
  token: string,
  act: (tx: Transaction, at: Held) => Promise<void> = async () => {},
): Promise<NextYear> {
  const { contractId } = await showingLink(world, token, 'nextYear')
  return world.db.transaction(async tx => {
    await act(tx, await held(tx, contractId))
    return presented(await held(tx, contractId))
  })
}

/** What parents are shown by the link. Refuses `nextYearTooLate` once the year has taken effect. */
export const showNextYear = (context: Context, token: string): Promise<NextYear> => about(context, token)

/**
 * The ticket goes on at the parents' own price, which they were shown. Refuses `nextYearTooLate`, `noOwnPrice` where
 * the way is paid after all or the rule has none, and `priceChanged` with both amounts. Said twice it is said once.
 */
export const goOnAtOwnPrice = (
  context: Context,
  { token, priceInCent }: { token: string; priceInCent: number },
): Promise<NextYear> =>
  about(context, token, async (tx, { year, member, mayAct, ownPriceInCent }) => {
    if (!mayAct) return refuse('nextYearTooLate')
    if (ownPriceInCent === null || member.isEntitled !== false) return refuse('noOwnPrice')
    if (ownPriceInCent !== priceInCent) {
      const { currency } = context.world.regions.current().tariff
      const [shown, now] = [priceInCent, ownPriceInCent].map(cents => formatMoney(cents, currency, context.language))
      const detail = { de: `Gezeigt wurde: ${shown}. Jetzt: ${now}.`, en: `Shown: ${shown}. Now: ${now}.` }
      throw new Refused([{ reason: 'priceChanged', field: 'priceInCent', detail }])
    }
    if (member.paysSelf) return
    await keepSaid(tx, member, 'paysSelf')
    await followBatch(tx, year, [member.partyId])
  })

/**
 * A new proof of the exemption goes with the ticket; who pays says until when it holds. Refuses `nextYearTooLate`,
 * `proofNotMissing` where none is asked for, and `fileNotFound` another's file.
 */
export const handInExemption = (
  context: Context,
  { token, fileId }: { token: string; fileId: string },
): Promise<NextYear> =>
  about(context, token, async (tx, { contractId, member, mayAct }) => {
    if (!mayAct) return refuse('nextYearTooLate')
    if (member.exemptionEnds === null) return refuse('proofNotMissing', 'fileId')
    await addProofs(context, tx, contractId, [fileId], 'fileId')
    await keepSaid(tx, member, 'proof')
  })
