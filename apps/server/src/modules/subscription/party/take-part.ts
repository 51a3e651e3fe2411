import { type FormPerson, orderNumberFrom, type ReadForm } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { lockOwnAccount } from '../../../call/lock-own-account.ts'
import { ownAccount } from '../../../call/own-account.ts'
import type { Transaction } from '../../../db/database.ts'
import { insertParty, ownerOf, partyOfAccount, type StoredPerson } from './party.repository.ts'

/** Somebody who takes part in a contract. */
export interface TakingPart {
  id: string
  customerNumber: string
  accountId: string | null
}

type Person = Omit<StoredPerson, 'partyId'>

const words = (name: string): string => name.trim().toLocaleLowerCase('de').replaceAll(/\s+/g, ' ')

/** Is it the owner of the account whom the form names? Whose birth date nobody knows is known by the name. */
const isSame = (owner: { firstName: string; lastName: string; birthDate: string | null }, other: FormPerson): boolean =>
  words(owner.firstName) === words(other.firstName) &&
  words(owner.lastName) === words(other.lastName) &&
  (owner.birthDate === null || owner.birthDate === other.birthDate)

async function newParty(context: Context, tx: Transaction, person: Person, accountId: string | null) {
  const { world, language } = context
  const row = {
    id: world.newRowId(),
    clientId: clientIdOf(world),
    kind: 'person' as const,
    customerNumber: orderNumberFrom(world.newId()),
    accountId,
    language,
    createdOn: world.clock(),
  }
  await insertParty(tx, row, person)
  return row
}

const asPerson = ({ email, phone, address }: ReadForm, person: FormPerson): Person => ({
  salutation: 0,
  title: '',
  ...person,
  email,
  phone,
  address,
})

/** The same person once more, without an account: for what must not touch their other contracts. */
export const anotherParty = (
  context: Context,
  tx: Transaction,
  form: ReadForm,
  person: FormPerson,
): Promise<TakingPart> => newParty(context, tx, asPerson(form, person), null)

/** Whoever has signed in takes part as the party of their account, which is the same in all their contracts. */
async function ownParty(context: Context, tx: Transaction, person: Person): Promise<TakingPart> {
  const own = ownAccount(context)
  return (await partyOfAccount(tx, own)) ?? newParty(context, tx, person, own.accountId)
}

/**
 * Who concludes a contract, and who travels by it. Of somebody who has signed in one of the two is the party of their
 * account where it is they; who orders for a grown-up friend concludes it themselves.
 */
export async function takePart(
  context: Context,
  tx: Transaction,
  form: ReadForm,
  concluder: FormPerson,
): Promise<{ subscriber: TakingPart; holder: TakingPart }> {
  const { visitor } = context
  const personOf = (person: FormPerson) => asPerson(form, person)
  const isChild = concluder !== form.holder
  if (visitor.kind === 'customer') {
    await lockOwnAccount(tx, context)
    const owner = await ownerOf(tx, ownAccount(context))
    const isOwn = (person: FormPerson) => owner !== undefined && isSame(owner, person)
    const partyOf = (person: FormPerson) =>
      isOwn(person) ? ownParty(context, tx, personOf(person)) : newParty(context, tx, personOf(person), null)
    if (isChild) return { subscriber: await partyOf(concluder), holder: await partyOf(form.holder) }
    const subscriber = await ownParty(context, tx, personOf({ ...form.holder, ...namesOf(owner) }))
    return { subscriber, holder: isOwn(form.holder) ? subscriber : await partyOf(form.holder) }
  }
  const subscriber = await newParty(context, tx, personOf(concluder), null)
  return { subscriber, holder: isChild ? await newParty(context, tx, personOf(form.holder), null) : subscriber }
}

const namesOf = (owner: { firstName: string; lastName: string; birthDate: string | null } | undefined) =>
  owner
    ? {
        firstName: owner.firstName,
        lastName: owner.lastName,
        ...(owner.birthDate === null ? {} : { birthDate: owner.birthDate }),
      }
    : {}
