import type { ChangePreview } from '@billett/contract'
import {
  addDays,
  addMonths,
  businessDateOf,
  type Cents,
  type Change,
  type CheckedChange,
  type Claim,
  type DeskEvent,
  fold,
  formatMoney,
  givenBack,
  type Language,
  later,
  NO_END,
  type PlainDate,
  project,
  type Timeline,
  withHappening,
} from '@billett/domain'
import { refuse } from '../../../call/refused.ts'
import type { World } from '../../../world.ts'
import { dateText } from '../../run/mail/index.ts'
import {
  bookedAhead,
  debitsFrom,
  type HeldContract,
  presentDebits,
  seesDebitsOf,
  type Told,
} from '../own-contract/index.ts'
import { PREVIEW_WORDS } from './preview-words.ts'

/** Months after a change in which its effect on debits is shown. */
const MONTHS_AFTER = 2
/** Months in which a price that is paid in parts has come round. */
const MONTHS_OF_TERM = 13

/** A change that its customer may ask for, or what only people of the company enter. */
type AnyChange = Change | DeskEvent

/** The first day that looks again as it would without the change, or as near as matters. */
const changedUntil = (change: AnyChange, { effectiveOn, happenings }: CheckedChange): PlainDate =>
  happenings.reduce(
    (day, happening) => (happening.kind === 'paused' ? later(day, happening.payload.until) : day),
    change.kind === 'pause' && change.until ? addDays(change.until, 1) : effectiveOn,
  )

function textOf(
  { change, checked, after, differenceInCent }: Effect & { differenceInCent: number },
  currency: string,
  language: Language,
): string[] {
  const words = PREVIEW_WORDS[language]
  const day = (date: PlainDate) => dateText(date, language)
  const { cardValidUntil, cardValidAgainFrom } = validityOf(change, checked, after)
  const money = formatMoney(Math.abs(differenceInCent), currency, language)
  const pause = checked.happenings.find(one => one.kind === 'paused')
  const end = lastDayOf(after)
  const sentences = [
    (change.kind === 'cancel' || change.kind === 'end') && words.endsOn(day(addDays(checked.effectiveOn, -1))),
    pause && words.pausedFrom(day(pause.effectiveOn), day(addDays(pause.payload.until, -1))),
    change.kind === 'takeBack' && words.goesOn,
    change.kind === 'resume' && words.resumes(day(change.from)),
    change.kind === 'replacement' && words.cardBlocked,
    differenceInCent < 0 ? words.saves(money) : differenceInCent > 0 ? words.costs(money) : words.same,
    change.kind !== 'replacement' && cardValidUntil && words.cardUntil(day(cardValidUntil)),
    cardValidAgainFrom && words.cardAgain(day(cardValidAgainFrom)),
    pause && !cardValidAgainFrom && end && words.endsInPause(day(end)),
    checked.proofDueOn && words.proof(day(checked.proofDueOn)),
    checked.approval !== 'automatic' && words.decided[checked.approval],
    checked.takeBackUntil && words.takeBack(day(checked.takeBackUntil)),
  ]
  return sentences.filter(sentence => typeof sentence === 'string')
}

interface Effect {
  change: AnyChange
  checked: CheckedChange
  /** The contract as it would be. */
  after: Timeline | null
}

/** What a change comes to. */
export interface ChangeEffect {
  preview: ChangePreview
  /** Money that goes back by it, or is forgone of what was owed already, whoever pays. */
  givesBack: Cents
}

/** The last day of a contract that ends; null while it goes on. */
const lastDayOf = (timeline: Timeline | null): PlainDate | null =>
  timeline && timeline.span.to < NO_END ? addDays(timeline.span.to, -1) : null

/** How long pass and card stay good, and from when on they are again. */
function validityOf(change: AnyChange, { effectiveOn, happenings }: CheckedChange, after: Timeline | null) {
  const pause = happenings.find(one => one.kind === 'paused')
  const end = lastDayOf(after)
  const again = pause ? pause.payload.until : null
  const isCut = ['cancel', 'end', 'pause', 'replacement'].includes(change.kind)
  return {
    cardValidUntil: isCut ? addDays(effectiveOn, -1) : end,
    // After a pause up to the contract's last day there is nothing left that it could be good for.
    cardValidAgainFrom: again !== null && end !== null && end < again ? null : again,
  }
}

const sumOf = (claims: readonly Claim[]): number => claims.reduce((sum, { cents }) => sum + cents, 0)

/**
 * What a change does to a contract's days and debits: the projection with what it puts into the history beside the one
 * without. Refuses a contract that people have to look at first.
 */
export function effectOf(
  world: World,
  held: HeldContract,
  { change, checked }: Pick<Effect, 'change' | 'checked'>,
  as: Told,
): ChangeEffect {
  const { facts, stored } = held
  const changed = checked.happenings.reduce(withHappening, facts)
  const months = facts.terms.instalments ? MONTHS_OF_TERM : MONTHS_AFTER
  const today = businessDateOf(facts.knownUntil)
  const until = addMonths(later(today, changedUntil(change, checked)), months)
  const [before, after] = [project(facts, until), project(changed, until)]
  if (!before.ok || !after.ok) refuse('contractNotTold')
  const seen = ({ payer }: Claim) => seesDebitsOf(held)(payer)
  const debitsOf = (claims: readonly Claim[]) => {
    const lines = claims.filter(seen).map(claim => ({ claim, isBooked: false }))
    return presentDebits(world, held, debitsFrom([...bookedAhead(held), ...lines]), as)
  }
  const differenceInCent = sumOf(after.claims.filter(seen)) - sumOf(before.claims.filter(seen))
  const timeline = fold(changed.events, changed.knownUntil)
  const effect = { change, checked, after: timeline }
  const preview = {
    contractGuid: stored.id,
    seq: stored.seq,
    before: debitsOf(before.claims),
    after: debitsOf(after.claims),
    differenceInCent,
    comparedUntil: until,
    effectiveOn: checked.effectiveOn,
    validUntil: lastDayOf(timeline),
    ...validityOf(change, checked, timeline),
    proofDueOn: checked.proofDueOn,
    approval: checked.approval,
    takeBackUntil: checked.takeBackUntil,
    text: textOf({ ...effect, differenceInCent }, stored.currency, as.language),
  }
  return { preview, givesBack: givenBack({ before: before.claims, after: after.claims }, today) }
}
