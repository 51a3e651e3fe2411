import type { GivenPayoutAccount, PayoutAccountNamed } from '@billett/contract'
import { maskedIban } from '@billett/domain'
import type { Done } from '../../../call/act/doing.ts'
import { item } from '../../../call/answer.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { nameAccount } from '../../billing/collection/index.ts'

/** Refuses `payerNotFound`, `payoutUnderWay`, and `ibanNotValid`. The number itself stands in no note. */
export async function nameIt(
  { world, visitor }: Context,
  { payerGuid, iban, accountHolder, reason }: GivenPayoutAccount & { payerGuid: string },
  tx: Transaction,
): Promise<Done<PayoutAccountNamed>> {
  const named = await nameAccount(world, tx, { payerId: payerGuid, iban, accountHolder, reason, by: visitor.id })
  if (!named.ok) return refuse(named.reason, named.reason === 'ibanNotValid' ? 'iban' : 'payerGuid')
  const masked = maskedIban(iban.replaceAll(/\s/g, '').toUpperCase())
  return {
    answer: item({ payerGuid, maskedIban: masked }),
    act: { kind: 'payoutAccount', id: payerGuid, after: { maskedIban: masked, reason } },
  }
}
