import type { PlainDate } from '../../time/plain-date.ts'
import { needsGuardian } from '../terms/guardian.ts'
import type { FormPerson, ReadForm } from './read-form.ts'

type Concluder = { ok: true; concluder: FormPerson } | { ok: false; reason: 'guardianNeeded' }

/**
 * Who concludes the contract: the holder, or for one who is not of age their guardian, who has to be. Without one there
 * is no contract, and no mandate either (§ 108 BGB).
 */
export function concluderOf({ holder, guardian }: Pick<ReadForm, 'guardian' | 'holder'>, on: PlainDate): Concluder {
  if (!needsGuardian(holder.birthDate, on)) return { ok: true, concluder: holder }
  if (!guardian || needsGuardian(guardian.birthDate, on)) return { ok: false, reason: 'guardianNeeded' }
  return { ok: true, concluder: guardian }
}
