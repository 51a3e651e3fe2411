import { readIban } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { accepted } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { giveMandate, mandateText } from '../../pay/mandate/index.ts'
import { usualPlan } from '../contract/index.ts'
import { endAccountLinks } from '../link/index.ts'
import { insertPayer, payerOf, setMandate } from './party.repository.ts'
import type { TakingPart } from './take-part.ts'

/** An account that is debited, with what its bank is called; empty where nobody knows. */
export interface DebitedAccount {
  iban: string
  accountHolder: string
  bic: string
  creditInstitute: string
}

/** What is to be known of an account before a mandate is stored for it. Refuses what is no account. */
export async function debitedAccount(
  { world }: Context,
  given: { iban: string; accountHolder: string },
): Promise<DebitedAccount> {
  const { iban } = accepted(readIban(given.iban))
  const bank = await world.banks.bankOf(iban)
  return {
    iban,
    accountHolder: given.accountHolder,
    bic: bank?.bic ?? '',
    creditInstitute: bank?.creditInstitute ?? '',
  }
}

/**
 * The payer that a contract is claimed from: the one a party is already where it is the same account, so that all its
 * contracts are collected together, else a new one. Nothing that was agreed for another contract changes.
 */
export async function debitedPayer(
  context: Context,
  tx: Transaction,
  party: TakingPart,
  account: DebitedAccount | null,
  newParty: () => Promise<TakingPart>,
): Promise<string> {
  const { world, language } = context
  const clientId = clientIdOf(world)
  const known = await payerOf(tx, clientId, party.id)
  const isSame = account === null || (known?.mandate?.iban === account.iban && known.mandate.revokedOn === null)
  if (known && isSame) return known.payer.id
  const isNew = known === undefined || known.payer.mandateId !== null
  const payingParty = known && isNew ? await newParty() : party
  const mandateId = account
    ? await giveMandate(world, tx, {
        ...account,
        partyId: payingParty.id,
        accountId: payingParty.accountId,
        consentText: mandateText(world.client, language),
      })
    : null
  if (known && mandateId !== null && !isNew) {
    await setMandate(tx, known.payer.id, mandateId)
    await endAccountLinks(tx, known.payer.id, world.clock())
    return known.payer.id
  }
  const id = world.newRowId()
  await insertPayer(tx, {
    ...usualPlan(world),
    id,
    clientId,
    partyId: payingParty.id,
    method: account ? 'sepa' : 'invoice',
    mandateId,
    createdOn: world.clock(),
  })
  return id
}
