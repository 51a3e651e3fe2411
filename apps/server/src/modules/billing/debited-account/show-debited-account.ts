import type { DebitedAccount } from '@billett/contract'
import { businessDateOf, maskedIban, payersFrom } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { mandateText } from '../../pay/mandate/index.ts'
import { mandateOfPayer } from '../../subscription/party/index.ts'
import { textIn } from '../../travel/region/index.ts'
import { type HeldContract, heldContracts, nextDebits, presentDebits } from '../own-contract/index.ts'
import { ownPayers } from './own-payers.ts'

/** Other contracts that one of these payers pays for from today on. */
const othersOf = (all: readonly HeldContract[], { stored: { id } }: HeldContract, payers: readonly string[]) =>
  all.filter(
    ({ stored, timeline, facts }) =>
      stored.id !== id &&
      timeline &&
      payersFrom(timeline, businessDateOf(facts.knownUntil)).some(payer => payers.includes(payer)),
  )

/** The account that is debited now, and what an account that is named now would be debited for, from which day on. */
export async function showDebitedAccount(context: Context, held: HeldContract): Promise<DebitedAccount> {
  const { world, language } = context
  const payers = ownPayers(held)
  const mandate = await mandateOfPayer(world.db, clientIdOf(world), payers[0])
  const debits = (nextDebits(held) ?? []).filter(({ cents }) => cents > 0)
  return {
    account: mandate
      ? {
          maskedIban: maskedIban(mandate.iban),
          accountHolder: mandate.accountHolder,
          reference: mandate.reference,
        }
      : null,
    mandateText: mandateText(world.client, language),
    effectiveOn: debits[0]?.on ?? null,
    debits: presentDebits(world, held, debits, { language, reader: 'customer' }),
    alsoFor: othersOf(await heldContracts(context), held, payers).map(({ stored, configuration }) => ({
      contractNumber: stored.number,
      subscriptionName: textIn(configuration.title, language),
    })),
  }
}
