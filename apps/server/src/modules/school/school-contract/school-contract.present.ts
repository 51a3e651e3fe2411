import type { SchoolContract } from '@billett/contract'
import {
  type ApplicationState,
  addDays,
  businessDateOf,
  isContract,
  type Language,
  NO_END,
  owesOwnShare,
  type PlainDate,
  type Share,
  type SubscriptionConfiguration,
  stepAt,
  type Timeline,
} from '@billett/domain'
import type { World } from '../../../world.ts'
import { applicationState, pricedWayOf, type StoredProof } from '../../subscription/application/index.ts'
import { productDescription } from '../../subscription/offer/index.ts'
import { textIn } from '../../travel/region/index.ts'
import { CONTRACT_STATES, DENIED, UNCONFIRMED } from './contract-states.ts'
import type { ContractRow } from './listed.queries.ts'
import { mayDecide, mayTakeBack } from './may-decide.ts'
import { presentProof } from './proof.present.ts'

interface Known {
  configuration: SubscriptionConfiguration
  /** Null while there is no contract. */
  timeline: Timeline | null
  proofs: readonly StoredProof[]
  /** Accounts of payers that are people's. */
  people: ReadonlySet<string>
}

/** How it stands, and that its school has not confirmed it, or has denied it. */
function stateText({ unconfirmedSince, deniedBecause }: ContractRow, state: ApplicationState, language: Language) {
  const answer = unconfirmedSince === null ? (deniedBecause === null ? null : DENIED) : UNCONFIRMED
  const text = CONTRACT_STATES[state][language]
  return answer === null || state === 'Rejected' ? text : `${text}, ${answer[language]}`
}

/** Today, or the first day of what is still to begin. */
const dayOf = (timeline: Timeline | null, today: PlainDate): PlainDate =>
  timeline && timeline.span.from > today ? timeline.span.from : today

/** What it is for on a day: as its history says, else as it was ordered; undefined where nobody knows. */
function productOn(row: ContractRow, { timeline }: Known, world: World): string | undefined {
  const day = dayOf(timeline, businessDateOf(world.clock()))
  return (timeline && stepAt(timeline.products, day)?.value) ?? row.concluding?.payload.product
}

/** Who pays what of it on a day. */
export const sharesOn = (timeline: Timeline, today: PlainDate): readonly Share[] =>
  stepAt(timeline.shares, dayOf(timeline, today))?.value ?? []

/**
 * A contract as people of the portal see it; money stands in it for who pays alone. Where somebody travels who works
 * for them is nothing to companies: they are told what it is called, and no way.
 */
export function presentSchoolContract(
  world: World,
  row: ContractRow,
  known: Known,
  language: Language,
): SchoolContract {
  const { configuration, timeline, proofs, people } = known
  const state = applicationState(row.state)
  const product = productOn(row, known, world)
  const isHidden = row.isOfCompany || row.isAddressBlocked
  const told = isHidden ? undefined : product
  const way = told === undefined ? null : pricedWayOf(world, told)
  const medium = timeline?.mediums.at(-1)?.value ?? row.concluding?.payload.medium
  const name = textIn(configuration.title, language)
  const today = businessDateOf(world.clock())
  const isIssued = isContract(state) && timeline !== null
  // It has begun, or whoever concluded it has withdrawn before it did.
  const isPast = timeline !== null && (timeline.span.from <= today || timeline.span.to <= timeline.span.from)
  return {
    guid: row.id,
    number: row.number,
    state,
    stateText: stateText(row, state, language),
    student: {
      guid: row.studentId,
      customerNumber: row.customerNumber,
      firstName: row.firstName ?? '',
      lastName: row.lastName ?? '',
      birthDate: row.birthDate ?? '',
      grade: row.grade ?? '',
      class: row.class ?? '',
    },
    organisation: { guid: row.organisationId, name: row.organisationName },
    configurationName: name,
    product: told === undefined ? (isHidden ? name : '') : productDescription(world, configuration, told, language),
    priceLevel: way?.level ? textIn(way.level, language) : '',
    start: way?.origin.stop ?? '',
    destination: way?.destination.stop ?? '',
    via: way?.via ?? '',
    zones: way?.zones.join(', ') ?? '',
    validFrom: timeline?.span.from ?? row.concluding?.effectiveOn ?? null,
    validUntil: timeline && timeline.span.to !== NO_END ? addDays(timeline.span.to, -1) : null,
    orderDate: row.orderDate,
    priceInCent: row.pays ? row.priceCents : null,
    monthlyCostsInCent: row.pays ? row.ownCents : null,
    hasOwnShare: timeline && !row.isOfCompany ? owesOwnShare(sharesOn(timeline, today), people) : null,
    cardNumber: row.serial ?? '',
    outputMedium: medium?.kind ?? null,
    proofs: proofs.map(proof => presentProof(configuration, proof, language)),
    photoGuid: row.photoId,
    unconfirmedSince: row.unconfirmedSince,
    deniedBecause: row.deniedBecause,
    mayDecide: mayDecide(state, { ...row, isUnconfirmed: row.unconfirmedSince !== null }),
    mayTakeBack: mayTakeBack({ yesFrom: row.yesFrom, isPast }, row),
    mayPause: isIssued && medium?.kind === 'chip',
    mayCancel: isIssued,
    seq: row.seq,
  }
}
