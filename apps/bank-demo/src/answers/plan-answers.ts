import { addDays, bankDayFrom, type PlainDate } from '@billett/domain'
import type { Fault } from '../rules/faults.ts'
import { scenarioOf } from '../rules/test-accounts.ts'
import type { PlannedAnswer, TakenFile } from './taken-file.ts'
import { type Booking, ofFile, ofReturn, writeNotification, writeStatement } from './write-camt.ts'
import { writeReport } from './write-report.ts'

const BROKEN = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "b">]><Document>&b;'

/**
 * All that will ever be said of a file of debits, in the order it is said on each day: that it was taken, what is
 * not collected, the money, what comes back of it. What is booked stands in a notification at once and in the
 * statement of its day.
 */
export function planAnswers(file: TakenFile, takenOn: PlainDate, fault: Fault | null): PlannedAnswer[] {
  const { messageId, iban, payments: debits } = file
  const at = (on: PlainDate) => `${on}T06:00:00+01:00`
  let count = 0
  const nextId = (): string => {
    count += 1
    return `${messageId}-A${count}`
  }
  const report = (
    status: 'ACCP' | 'PART' | 'RJCT',
    reason: string | null,
    rejected: { endToEndId: string; code: string }[],
  ) => ({
    on: takenOn,
    text: writeReport({ id: nextId(), createdOn: at(takenOn), messageId, status, reason, rejected }),
  })
  if (fault === 'reject-file') return [report('RJCT', 'FF01', [])]

  const rejected = debits.flatMap(({ endToEndId, iban: from }) => {
    const scenario = scenarioOf(from)
    return scenario?.kind === 'reject' ? [{ endToEndId, code: scenario.code }] : []
  })
  const gone = new Set(rejected.map(({ endToEndId }) => endToEndId))
  const collected = debits.filter(({ endToEndId }) => !gone.has(endToEndId))
  const dueOn = bankDayFrom(file.dueOn)
  const told = (on: PlainDate, bookings: Booking[], sentOn = on): PlannedAnswer => ({
    on: sentOn,
    text: writeNotification({ id: nextId(), createdOn: at(sentOn), iban, bookings }),
  })
  const money: Booking = {
    reference: `${messageId}-C`,
    cents: collected.reduce((sum, { cents }) => sum + cents, 0),
    on: dueOn,
    details: ofFile(messageId),
  }
  const returns = collected.flatMap(debit => {
    const scenario = scenarioOf(debit.iban)
    if (scenario?.kind !== 'return') return []
    const cents = Math.round((debit.cents * (scenario.percent ?? 100)) / 100)
    const booking: Booking = {
      reference: `${debit.endToEndId}-R`,
      cents: -(cents + scenario.chargesCents),
      on: bankDayFrom(addDays(dueOn, scenario.afterDays)),
      details: ofReturn({ ...debit, cents, chargesCents: scenario.chargesCents, code: scenario.code }),
    }
    return [{ booking, scenario }]
  })
  const early = returns.filter(({ scenario }) => scenario.isEarly).map(({ booking }) => told(booking.on, [booking]))
  const others = returns
    .filter(({ scenario }) => !scenario.isEarly)
    .flatMap(({ booking, scenario }) => {
      const sentOn = addDays(booking.on, scenario.lateDays ?? 0)
      const once = told(booking.on, [booking], sentOn)
      return scenario.isTwice ? [once, told(booking.on, [booking], sentOn)] : [once]
    })
  const booked = [...(money.cents > 0 ? [money] : []), ...returns.map(({ booking }) => booking)]
  const statements = [...Map.groupBy(booked, ({ on }) => on)].map(([on, bookings]) => ({
    on: addDays(on, 1),
    text: writeStatement({ id: nextId(), createdOn: at(addDays(on, 1)), iban, bookings }),
  }))
  const answers = [
    report(rejected.length === 0 ? 'ACCP' : 'PART', null, rejected),
    ...early,
    ...(money.cents > 0 ? [told(dueOn, [money])] : []),
    ...others,
    ...statements,
  ]
  if (fault === 'garbage') return [{ on: takenOn, text: BROKEN }, ...answers]
  // All at once and from the last to the first, as after a bad day at the bank.
  if (fault === 'reordered') {
    const last = answers.reduce((latest, { on }) => (on > latest ? on : latest), takenOn)
    return answers.toReversed().map(answer => ({ ...answer, on: last }))
  }
  return answers.toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
}
