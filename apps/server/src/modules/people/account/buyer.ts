import type { Buyer } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { ownAccount } from '../../../call/visitor/own-account.ts'
import { mainAddressOf } from './account.queries.ts'
import { readAccount } from './account.repository.ts'

/** Whom an order of the signed-in caller is invoiced and mailed to, as far as the account knows. */
export async function buyerOf(context: Context): Promise<Buyer> {
  const { db } = context.world
  const account = await readAccount(db, ownAccount(context))
  const address = await mainAddressOf(db, account.id)
  if (account.email === null) return refuse('emailNotEmpty')
  const { salutation, email, firstName, lastName } = account
  const buyer = { email, salutation, firstName, lastName }
  if (!address) return buyer
  const { street, houseNumber, postCode, city, country, additional } = address
  return { ...buyer, address: { street, houseNumber, postCode, city, country, additional } }
}
