import type { PlainDate } from '../../time/plain-date.ts'
import type { PassMediumKind } from '../offer/configuration.ts'
import type { EventPayloads, Happening, PassMedium } from './contract-event.ts'

/** What a contract begins with. */
export type Concluding = Extract<Happening, { kind: 'concluded' }>

/** The medium somebody asks for: a card has no number before it is made. */
export const newMedium = (kind: PassMediumKind): PassMedium => (kind === 'chip' ? { kind, serial: null } : { kind })

/** A contract from its first day on, from which its own months and years are counted as well. */
export const concludedFrom = (firstDay: PlainDate, agreed: Omit<EventPayloads['concluded'], 'anchor'>): Concluding => ({
  kind: 'concluded',
  effectiveOn: firstDay,
  payload: { ...agreed, anchor: firstDay },
})

/** The same of a contract that one pays alone. */
export const concludedAlone = (
  firstDay: PlainDate,
  { product, payer, medium }: { product: string; payer: string; medium: PassMedium },
): Concluding => concludedFrom(firstDay, { product, medium, shares: [{ payer, kind: 'remainder' }] })
