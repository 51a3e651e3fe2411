import type { Failure } from '@billett/contract'
import type { PlainDate } from '@billett/domain'
import { Refused, refuse } from '../../../call/refused.ts'
import { dateText } from '../../run/mail/index.ts'

/** Refuses what is possible later, and says from which day on; null where nobody knows. */
export function refuseUntil(reason: Failure, from: PlainDate | null): never {
  if (from === null) refuse(reason)
  const detail = { de: `Möglich ab dem ${dateText(from, 'de')}.`, en: `Possible from ${dateText(from, 'en')} on.` }
  throw new Refused([{ reason, field: '', detail }])
}
