import type { StaffContract } from '@billett/contract'
import {
  addDays,
  businessDateOf,
  type ContractTrouble,
  type Language,
  lifeOn,
  listOf,
  maskedText,
  NO_END,
  type SubscriptionConfiguration,
  type Timeline,
} from '@billett/domain'
import type { World } from '../../../world.ts'
import { applicationState } from '../../subscription/application/index.ts'
import { textIn } from '../../travel/region/index.ts'
import { clientName } from '../listing/index.ts'
import type { ListedContract } from './listed-contracts.queries.ts'

/** What of a contract is told by its history and by what was asked about it. */
interface Known {
  configuration: Pick<SubscriptionConfiguration, 'title'>
  timeline: Timeline | null
  hasUndecided: boolean
  hasProof: boolean
  names: ReadonlyMap<string, string>
  /** Whether names are shown: files have them with a right of their own. */
  isFull: boolean
}

/** What somebody of the company has to see to. */
export const troublesOf = (
  timeline: Timeline | null,
  { hasUndecided, hasProof }: { hasUndecided: boolean; hasProof: boolean },
): ContractTrouble[] => [
  ...(timeline?.parked ? (['parked'] as const) : []),
  ...(hasUndecided ? (['undecided'] as const) : []),
  ...(hasProof ? (['proof'] as const) : []),
]

/** A row of the list; lists show nobody's name, files where `isFull`. */
export function presentListed(
  world: Pick<World, 'clients' | 'clock'>,
  { stored, customerNumber }: ListedContract,
  { configuration, timeline, hasUndecided, hasProof, names, isFull }: Known,
  language: Language,
): StaffContract {
  const { id, number, clientId, submittedOn, subscriberId, holderId } = stored
  const state = applicationState(stored.state)
  const today = businessDateOf(world.clock())
  const shown = isFull ? (name: string) => name : maskedText
  const named = (partyId: string) => shown(names.get(partyId) ?? '') || null
  return {
    guid: id,
    contractNumber: number,
    clientId,
    client: clientName(world, clientId),
    list: listOf(state, timeline, today),
    state,
    life: timeline && lifeOn(timeline, today),
    subscriptionName: textIn(configuration.title, language),
    customerNumber,
    subscriber: named(subscriberId),
    holder: named(holderId),
    isMasked: !isFull,
    validFrom: timeline?.span.from ?? null,
    validUntil: timeline && timeline.span.to !== NO_END ? addDays(timeline.span.to, -1) : null,
    endReason: timeline?.endReason ?? null,
    submittedOn,
    troubles: troublesOf(timeline, { hasUndecided, hasProof }),
  }
}
