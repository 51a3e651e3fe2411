import { assessOrder, BERLIN, comparableName, type OrderFacts, wallClock } from '@billett/domain'
import type { Statements } from '../../db/database.ts'
import type { AddressRegister } from '../../ports/address-register.ts'
import type { BankRegister } from '../../ports/payment/bank-register.ts'
import type { FraudGuard, SuspectedOrder } from '../../ports/subscription/fraud-guard.ts'
import { countsOf, peopleOf } from './known-of-order.queries.ts'

/** What the guard asks. */
interface Known {
  db: Statements
  addresses: AddressRegister
  /** Null where there is no list of banks: then none is unknown. */
  banks: BankRegister | null
}

type People = Awaited<ReturnType<typeof peopleOf>>

/** Until then it is night, as clocks in Germany show it. */
const MORNING = '05:00'

const MS_OF_DAY = 24 * 60 * 60_000

/** Whether the account is of one of them, by the words in its holder's name. */
function isOneOf(people: People, accountHolder: string): boolean {
  const words = comparableName(accountHolder).split(' ')
  return people.some(({ first, last }) =>
    `${comparableName(first ?? '')} ${comparableName(last ?? '')}`
      .trim()
      .split(' ')
      .every(word => words.includes(word)),
  )
}

async function isAddressKnown({ addresses }: Known, people: People): Promise<boolean | null> {
  const address = people.find(person => person.address)?.address
  const country = (await addresses.countries()).find(one => one === address?.country)
  if (!address || !country) return null
  const known = await addresses.known({ ...address, country })
  return known.city && known.street
}

async function factsOf(known: Known, order: SuspectedOrder): Promise<OrderFacts> {
  const { iban, accountHolder, email, submittedOn } = order
  const counts = await countsOf(known.db, order)
  const people = await peopleOf(known.db, order.partyIds)
  const isGerman = iban?.startsWith('DE') ?? false
  const ages = people.flatMap(({ since }) =>
    since === null ? [] : [Math.floor((Date.parse(submittedOn) - Date.parse(since)) / MS_OF_DAY)],
  )
  return {
    isAccountBlocked: counts.confirmed > 0,
    returns: counts.returns,
    otherPayers: counts.others,
    ordersOfDevice: counts.ofDevice,
    ordersOfNight: wallClock(submittedOn, BERLIN).time < MORNING ? counts.ofHour : 0,
    email,
    isOwnAccount: isOneOf(people, accountHolder),
    isAddressKnown: await isAddressKnown(known, people),
    isBankKnown: known.banks && iban && isGerman ? (await known.banks.bankOf(iban)) !== undefined : null,
    accountDays: ages.length > 0 ? Math.max(0, ...ages) : null,
  }
}

/** Looks at what the shop itself knows of account, device and people. Of what is not debited nothing is suspected. */
export const ruledGuard = (known: Known): FraudGuard => ({
  assess: async (order, policy) =>
    order.iban === null ? { level: 'low', points: 0, findings: [] } : assessOrder(await factsOf(known, order), policy),
})
