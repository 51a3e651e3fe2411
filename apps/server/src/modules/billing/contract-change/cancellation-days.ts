import type { CancellationDates } from '@billett/contract'
import { cancellationDates } from '@billett/domain'
import { refuse } from '../../../call/refused.ts'
import type { HeldContract } from '../own-contract/index.ts'

/** With which last days a contract can be ended by a notice that comes now. */
export function cancellationDays({ roles, timeline, facts }: HeldContract): CancellationDates {
  if (!roles.includes('subscriber')) refuse('notSubscriber')
  if (!timeline) refuse('contractNotGranted')
  const { terms, knownUntil } = facts
  const { earliest, latest, allowed, noticeUntil } = cancellationDates(timeline, terms, knownUntil)
  return {
    fruehestesDatum: earliest,
    spaetestesDatum: latest,
    erlaubteTage: allowed,
    noticeUntil,
  }
}
