import {
  businessDateOf,
  type FormPerson,
  needsGuardian,
  orderNumberFrom,
  type PlainDate,
  type ReadForm,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { lockOwnAccount } from '../../../call/visitor/lock-own-account.ts'
import { ownAccount } from '../../../call/visitor/own-account.ts'
import type { Transaction } from '../../../db/database.ts'
import { insertParty, ownerOf, partiesOfAccount, type StoredPerson } from './party.repository.ts'

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

/**
 * Whoever has signed in takes part as the party of their account that is they, the same in all their contracts. A
 * family may have ordered with one address before: what another of them has concluded is in the account, too.
 */
async function ownParty(context: Context, tx: Transaction, person: Person): Promise<TakingPart> {
  const own = ownAccount(context)
  const known = (await partiesOfAccount(tx, own)).find(({ person: other }) => isSame(other, person))
  return known?.party ?? newParty(context, tx, person, own.accountId)
}

type Owner = Awaited<ReturnType<typeof ownerOf>>

/**
 * The owner of the account as they conclude a contract for somebody else. Refuses `ownBirthDateMissing` of whom nobody
 * knows that they are of age, and `guardianNeeded` who is not.
 */
function ownerWhoConcludes(owner: Owner, today: PlainDate): FormPerson {
  if (!owner || owner.birthDate === null) return refuse('ownBirthDateMissing')
  const { firstName, lastName, birthDate } = owner
  if (needsGuardian(birthDate, today)) refuse('guardianNeeded')
  return { firstName, lastName, birthDate }
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
  const { visitor, world } = context
  const today = businessDateOf(world.clock())
  const personOf = (person: FormPerson) => asPerson(form, person)
  const isChild = concluder !== form.holder
  if (visitor.kind === 'customer') {
    await lockOwnAccount(tx, context)
    const owner = await ownerOf(tx, ownAccount(context))
    const isOwn = (person: FormPerson) => owner !== undefined && isSame(owner, person)
    const partyOf = (person: FormPerson) =>
      isOwn(person) ? ownParty(context, tx, personOf(person)) : newParty(context, tx, personOf(person), null)
    if (isChild) return { subscriber: await partyOf(concluder), holder: await partyOf(form.holder) }
    if (isOwn(form.holder)) {
      const own = await partyOf(form.holder)
      return { subscriber: own, holder: own }
    }
    const subscriber = await ownParty(context, tx, personOf(ownerWhoConcludes(owner, today)))
    return { subscriber, holder: await partyOf(form.holder) }
  }
  const subscriber = await newParty(context, tx, personOf(concluder), null)
  return { subscriber, holder: isChild ? await newParty(context, tx, personOf(form.holder), null) : subscriber }
}
