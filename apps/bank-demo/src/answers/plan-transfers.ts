import { addDays, bankDayFrom, type PlainDate } from '@billett/domain'
import type { Fault } from '../rules/faults.ts'
import { scenarioOf } from '../rules/test-accounts.ts'
import type { PlannedAnswer, TakenFile } from './taken-file.ts'
import { type Booking, ofFile, ofTransferReturn, writeNotification, writeStatement } from './write-camt.ts'
import { writeReport } from './write-report.ts'

/** The test accounts of debits that are closed, or none, take no transfer either. */
const isRejected = (iban: string): boolean => scenarioOf(iban)?.code === 'AC01'
const isReturned = (iban: string): boolean => scenarioOf(iban)?.code === 'AC04'

/** Days after which a transfer comes back. */
const BACK_AFTER = 2

/**
 * All that will ever be said of a file of transfers: that it was taken, what is not paid, the money that leaves as one
 * sum on its day, and what comes back.
 */
export function planTransfers(
  { messageId, iban, dueOn: asked, payments }: TakenFile,
  takenOn: PlainDate,
  fault: Fault | null,
): PlannedAnswer[] {
  const at = (on: PlainDate) => `${on}T06:00:00+01:00`
  let count = 0
  const nextId = (): string => {
    count += 1
    return `${messageId}-A${count}`
  }
  const of = 'pain.001.001.09' as const
  const said = { createdOn: at(takenOn), messageId, of }
  if (fault === 'reject-file')
    return [
      {
        on: takenOn,
        text: writeReport({ ...said, id: nextId(), status: 'RJCT', reason: 'FF01', rejected: [] }),
      },
    ]
  const rejected = payments.filter(one => isRejected(one.iban))
  const paid = payments.filter(one => !isRejected(one.iban))
  const dueOn = bankDayFrom(asked > takenOn ? asked : takenOn)
  const told = (on: PlainDate, booking: Booking): PlannedAnswer[] => [
    { on, text: writeNotification({ id: nextId(), createdOn: at(on), iban, bookings: [booking] }) },
    {
      on: addDays(on, 1),
      text: writeStatement({ id: nextId(), createdOn: at(addDays(on, 1)), iban, bookings: [booking] }),
    },
  ]
  const cents = paid.reduce((sum, one) => sum + one.cents, 0)
  const money: Booking = {
    reference: `${messageId}-D`,
    cents: -cents,
    on: dueOn,
    details: ofFile(messageId),
    isTransfer: true,
  }
  const backOn = bankDayFrom(addDays(dueOn, BACK_AFTER))
  const back = paid.filter(one => isReturned(one.iban))
  return [
    {
      on: takenOn,
      text: writeReport({
        ...said,
        id: nextId(),
        status: rejected.length === 0 ? 'ACCP' : 'PART',
        reason: null,
        rejected: rejected.map(({ endToEndId }) => ({ endToEndId, code: 'AC01' })),
      }),
    },
    ...(cents > 0 ? told(dueOn, money) : []),
    ...back.flatMap(({ endToEndId, cents: sum }) =>
      told(backOn, {
        reference: `${endToEndId}-R`,
        cents: sum,
        on: backOn,
        details: ofTransferReturn({ endToEndId, code: 'AC04' }),
        isTransfer: true,
      }),
    ),
  ].toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
}
