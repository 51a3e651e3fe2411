import type { Failure } from '@billett/contract'
import type { Language } from '@billett/domain'

export interface Refusal {
  reason: Failure
  /** Dotted path of the field in the request; empty for the request as a whole. */
  field: string
  /** What is to be added for this very case, as the two amounts that differ. */
  detail?: Readonly<Record<Language, string>>
}

/**
 * A use case cannot do what was asked. Thrown so that its transaction rolls back; the one place that answers is
 * `mount`.
 */
export class Refused extends Error {
  readonly refusals: readonly Refusal[]

  constructor(refusals: readonly Refusal[]) {
    super(refusals.map(({ reason, field }) => (field ? `${reason} at ${field}` : reason)).join(', '))
    this.name = 'Refused'
    this.refusals = refusals
  }
}

export function refuse(reason: Failure, field = ''): never {
  throw new Refused([{ reason, field }])
}

type Result<T> = ({ ok: true } & T) | { ok: false; reason: Failure; field?: string }

/** The good half of a rule's answer; the other half is refused to the caller. */
export function accepted<T>(result: Result<T>): { ok: true } & T {
  if (!result.ok) refuse(result.reason, result.field)
  return result
}
