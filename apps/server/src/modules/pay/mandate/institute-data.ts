import type { Institute } from '@billett/contract'
import { readIban } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { accepted, refuse } from '../../../call/refused.ts'

/** BIC and name of an account's bank; refuses `bankUnknown` where the register does not know it. */
export async function instituteData({ world }: Context, given: string): Promise<Institute> {
  const { iban } = accepted(readIban(given))
  return (await world.banks.bankOf(iban)) ?? refuse('bankUnknown', 'iban')
}
