import type { Instant } from '../../time/instant.ts'
import type { ContractEvent } from './contract-event.ts'

/**
 * The events that are known at a moment and not taken back, by the day they hold from. A taking back may be taken back
 * itself.
 */
export function inForce(events: readonly ContractEvent[], knownUntil: Instant): ContractEvent[] {
  const known = events.filter(({ recordedOn }) => recordedOn <= knownUntil)
  const voided = new Set<number>()
  for (const event of known.toSorted((a, b) => b.seq - a.seq))
    if (event.kind === 'voided' && !voided.has(event.seq)) voided.add(event.payload.seq)
  return known
    .filter(({ kind, seq }) => kind !== 'voided' && !voided.has(seq))
    .sort((a, b) => (a.effectiveOn === b.effectiveOn ? a.seq - b.seq : a.effectiveOn < b.effectiveOn ? -1 : 1))
}
