import type { CartTicket } from '@billett/contract'
import { comparableNumber, enforcementState } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { Context } from '../../../../call/context.ts'
import { refuse } from '../../../../call/refused.ts'
import { limitTries } from '../../../run/limits/index.ts'
import { caseOfPerson, type StoredCase } from '../../../ticket/enforcement-case/index.ts'

/** Cases of checks by what was asked for. */
export type CasesAsked = ReadonlyMap<CartTicket, StoredCase>

/**
 * What somebody wants to pay of checks, which takes the number and the birth date as looking does. Refuses
 * `enforcementQueryFailed`, and `enforcementClosed` where nothing is to be paid any more.
 */
export async function casesOfTickets(context: Context, tickets: readonly CartTicket[]): Promise<CasesAsked> {
  const found = new Map<CartTicket, StoredCase>()
  for (const ticket of tickets) {
    if (!ticket.enforcementCase) continue
    const caseNumber = comparableNumber(ticket.enforcementCase.caseNumber)
    await limitTries(context, 'enforcement', caseNumber)
    const asked = { clientId: clientIdOf(context.world), caseNumber, birthDate: ticket.enforcementCase.birthDate }
    const stored = (await caseOfPerson(context.world.db, asked)) ?? refuse('enforcementQueryFailed', 'enforcementCase')
    if (enforcementState(stored) !== 'open') refuse('enforcementClosed', 'enforcementCase')
    found.set(ticket, stored)
  }
  return found
}
