import { checkHappening, readIban } from '@billett/domain'
import { expect, it } from 'vitest'
import { demoSubscriptions } from '../subscriptions/demo-subscriptions.ts'
import { demoCustomers } from './demo-customers.ts'

it.each(['2026-11-22', '2027-01-01', '2028-02-29', '2027-03-31'])('are possible as they stand on %s', today => {
  for (const { iban, contracts } of demoCustomers(today)) {
    expect(readIban(iban).ok).toBe(true)
    for (const { configuration, sort, orderedOn, firstDay, medium, steps } of contracts) {
      const offered = demoSubscriptions.configurations.find(({ key }) => key === configuration)
      expect(offered?.articles.map(article => article.sort)).toContain(sort)
      expect(offered?.media).toContain(medium)
      expect(orderedOn < today && orderedOn < firstDay).toBe(true)
      expect(steps.map(({ on }) => on < today || on === firstDay)).not.toContain(false)
      const product = JSON.stringify([sort, null])
      const concluded = {
        kind: 'concluded' as const,
        effectiveOn: firstDay,
        payload: {
          product,
          anchor: firstDay,
          shares: [{ payer: 'payer', kind: 'remainder' as const }],
          medium: { kind: 'phone' as const },
        },
      }
      const recorded = { ...concluded, seq: 1, recordedOn: `${orderedOn}T09:00:00.000Z` }
      for (const { happening } of steps) expect(checkHappening([recorded], happening, today)).toEqual({ ok: true })
    }
  }
})
