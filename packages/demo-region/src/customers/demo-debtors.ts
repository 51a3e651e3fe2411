import { addDays, addMonths, firstOfMonth, type PlainDate } from '@billett/domain'
import type { DemoContract, DemoCustomer } from './demo-customer.ts'

/** Days until the collection that waits for its release: its amounts are final, and its file can still leave. */
const DAYS_AHEAD = 6

/** The last day of a month that every month has. */
const LAST_DAY = 28

/** Days before its first one on which a contract is ordered, in time for its first debit. */
const ORDERED_BEFORE = 19

/**
 * Accounts of the demo's bank from which debits come back. Nobody else has them: whoever gave the account of a debtor
 * would be suspected of fraud.
 */
const NO_COVER = 'DE80000000000000002021'
const CLOSED = 'DE53000000000000002022'

/** The next day on which they are debited: some days from now. */
export function debtorsDueOn(today: PlainDate): PlainDate {
  const day = addDays(today, DAYS_AHEAD)
  return Number(day.slice(8)) <= LAST_DAY ? day : firstOfMonth(addMonths(day, 1))
}

/** The first thing that happens to any of them. */
export const debtorsSince = (today: PlainDate): PlainDate =>
  addDays(addMonths(firstOfMonth(debtorsDueOn(today)), -1), -ORDERED_BEFORE)

/**
 * Customers of the demo who are debited once before today and once more in some days, so that staff find a collection
 * to release that differs from the one before, debits that came back, and who is dunned for them.
 */
export function demoDebtors(today: PlainDate): DemoCustomer[] {
  const dueOn = debtorsDueOn(today)
  const now = firstOfMonth(dueOn)
  const before = addMonths(now, -1)
  const debtor = (
    [firstName, lastName]: readonly [string, string],
    iban: string,
    told: Partial<DemoContract> & Pick<DemoContract, 'firstDay'>,
  ): DemoCustomer => ({
    key: firstName.toLowerCase(),
    ...{ firstName, lastName, iban },
    birthDate: `${Number(today.slice(0, 4)) - 44}-02-11`,
    email: `${firstName}.${lastName}@example.org`.toLowerCase(),
    dueDay: Number(dueOn.slice(8)),
    contracts: [
      {
        key: 'debited',
        configuration: 'deutschlandticket',
        sort: 'deutschlandticket',
        way: null,
        medium: 'phone',
        serial: null,
        orderedOn: addDays(told.firstDay, -ORDERED_BEFORE),
        moves: ['EmailVerified', 'Granted'],
        steps: [],
        ...told,
      },
    ],
  })
  return [
    debtor(['Ruth', 'Sommer'], 'DE38999000010000004721', { firstDay: before }),
    debtor(['Sven', 'Holm'], NO_COVER, { firstDay: before }),
    debtor(['Tilda', 'Brandes'], CLOSED, { firstDay: before }),
    debtor(['Uwe', 'Kranz'], 'DE11999000010000004722', {
      firstDay: before,
      steps: [
        {
          on: addDays(before, 7),
          happening: { kind: 'ended', effectiveOn: now, payload: { reason: 'customerRequest' } },
        },
      ],
    }),
    debtor(['Vera', 'Lund'], 'DE81999000010000004723', { firstDay: now }),
    debtor(['Willi', 'Thoma'], 'DE54999000010000004724', { firstDay: before }),
  ]
}
