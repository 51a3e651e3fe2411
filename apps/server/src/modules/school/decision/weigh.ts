import type { WeighedContract } from '@billett/contract'
import {
  bandOf,
  type Cents,
  monthsIn,
  type PlainDate,
  pricePointAt,
  schoolYearOf,
  sharesOfMonth,
  splitPrice,
} from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import type { Transaction } from '../../../db/database.ts'
import { priceBook, withConfigurations } from '../../subscription/contract/index.ts'
import { stopBook } from '../../travel/stops/index.ts'
import { presentReason } from '../entitlement/index.ts'
import type { Assessed } from './assess-way.ts'
import { exemptionOf, resultOf, shareOf } from './decide-way.ts'
import { siblingsOn } from './plan-shares.ts'

/** Names, as shares name payers, of whom nobody is one yet. */
const [PARENTS, PAYER] = ['parents', 'payer'] as const

const monthsLeft = (from: PlainDate): PlainDate[] => monthsIn(from, schoolYearOf(from).to)

/** What a month costs from its first day on; null where nobody knows. */
export async function priceIn(
  { world }: Context,
  tx: Transaction,
  { subject }: Assessed,
): Promise<(month: PlainDate) => Cents | null> {
  const { product } = subject
  const [version] = await withConfigurations(tx, [subject])
  if (product === null || !version) return () => null
  const book = priceBook(world.regions.current(), version.configuration, new Set([product]))
  return month => pricePointAt(book, product, 'fare', month)?.cents ?? null
}

interface Parts {
  payer: Cents | null
  parents: Cents | null
}

const partsOf = (price: Cents | null, own: Cents | null, month: PlainDate): Parts => {
  if (price === null || own === null) return { payer: null, parents: null }
  const { value } = sharesOfMonth({ month, own, rest: PAYER }, PARENTS)
  const parts = new Map(splitPrice(price, value).map((cents, index) => [value[index]?.payer ?? '', cents]))
  return { payer: parts.get(PAYER) ?? 0, parents: parts.get(PARENTS) ?? 0 }
}

const total = (parts: readonly (Cents | null)[]): Cents | null =>
  parts.some(part => part === null) ? null : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0)

/** Whose address is secret begins their way nowhere that is told. */
const nameOfHome = ({ world }: Context, { home, isAddressBlocked, hasMoved }: Assessed['subject']): string =>
  home === '' || isAddressBlocked || hasMoved
    ? ''
    : (stopBook(world.regions.current().timetable).find(home)?.text ?? '')

/** What a yes about a way would come to, and what it costs whom until the end of the school year. */
export async function weighed(context: Context, tx: Transaction, assessed: Assessed): Promise<WeighedContract> {
  const { subject, payer, version, facts, ruled, nearest, from } = assessed
  const { result } = resultOf(ruled, true)
  const share = await shareOf(context, tx, assessed, { result, exemption: exemptionOf(assessed, result) })
  const { contractId, subscriberId } = subject
  const asked = { subscriberId, contractId, authorityId: payer.guid, day: from }
  const siblings = (await siblingsOn(context.world, tx, asked)).filter(({ kind }) => kind === 'entitled')
  const price = await priceIn(context, tx, assessed)
  const free = version?.rule.freeMonths ?? []
  // Without a rule who pays takes all of it, as it always did.
  const own = version ? (share?.cents ?? null) : 0
  const ownIn = (month: PlainDate) => (own !== null && free.includes(Number(month.slice(5, 7))) ? 0 : own)
  const months = monthsLeft(from).map(month => partsOf(price(month), ownIn(month), month))
  const [first = { payer: null, parents: null }] = months
  return {
    contractGuid: contractId,
    authority: payer.name,
    ruleVersion: version?.version ?? null,
    result: ruled?.kind ?? null,
    reasons: version && ruled ? ruled.reasons.map(one => presentReason(version.rule, one, context.language)) : [],
    metres: facts.metres,
    minMetres: version ? (bandOf(version.rule, facts.grade)?.minMetres ?? null) : null,
    isOver: version?.rule.boundary !== 'from',
    method: facts.method,
    measuredBecause: facts.measuredBecause,
    hasMoved: subject.hasMoved,
    home: nameOfHome(context, subject),
    isNearest: facts.isNearest,
    nearestSchool: nearest,
    grade: facts.grade,
    exemption: version?.rule.exemptions.find(({ id }) => id === subject.exemption)?.text[context.language] ?? '',
    isExemptionGranted: subject.isExemptionGranted,
    exemptionUntil: subject.exemptionUntil,
    siblings: siblings.length,
    from,
    year: schoolYearOf(from).label,
    ownShareInCent: share?.cents ?? null,
    shareBy: share?.why ?? null,
    payerInCent: first.payer,
    parentsInCent: first.parents,
    payerRestOfYearInCent: total(months.map(one => one.payer)),
    parentsRestOfYearInCent: total(months.map(one => one.parents)),
  }
}
