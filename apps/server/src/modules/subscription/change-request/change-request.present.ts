import type { ChangeRequest } from '@billett/contract'
import { addDays, type Change, type Language, type PlainDate } from '@billett/domain'
import { dateText } from '../../run/mail/index.ts'
import type { StoredChangeRequest } from './change-request.repository.ts'
import { CHANGES, REASONS, RECIPIENTS, REQUEST_STATES, TAKEN_BACK } from './change-words.ts'

/** What is asked for, in a sentence. `effectiveOn`: the first day on which it holds, where that is known. */
function describeChange(change: Change, effectiveOn: PlainDate | null, language: Language): string {
  const words = CHANGES[language]
  const day = (date: PlainDate) => dateText(date, language)
  switch (change.kind) {
    case 'cancel': {
      const lastDay = effectiveOn === null ? change.date : addDays(effectiveOn, -1)
      return words.cancel(lastDay && day(lastDay))
    }
    case 'pause':
      return words.pause(day(change.from), change.until && day(change.until))
    case 'refund':
      return words.refund(day(change.from), day(change.until))
    case 'replacement':
      return words.replacement(REASONS.replacement[change.reason][language])
    case 'cardRecipient':
      return words.cardRecipient(RECIPIENTS[change.recipient][language])
    case 'card':
      return words.card
    case 'takeBack':
      return words.takeBack
  }
}

/** A request as who asked sees it. */
export function presentRequest(request: StoredChangeRequest, language: Language, today: PlainDate): ChangeRequest {
  const { takeBackUntil, takenBackBy, state } = request
  return {
    guid: request.id,
    kind: request.kind,
    state,
    stateText: takenBackBy ? TAKEN_BACK[language] : REQUEST_STATES[state][language],
    description: describeChange(request.change, request.effectiveOn, language),
    requestedOn: request.requestedOn,
    decidedOn: request.decidedOn,
    decision: request.decision,
    effectiveOn: request.effectiveOn,
    takeBackUntil: takeBackUntil !== null && takeBackUntil >= today ? takeBackUntil : null,
    isTakenBack: takenBackBy !== null,
  }
}
