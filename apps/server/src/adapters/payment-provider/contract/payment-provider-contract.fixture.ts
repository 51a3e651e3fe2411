import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { benchFor } from './bench.fixture.ts'
import { cancelling } from './cancelling.fixture.ts'
import { creating } from './creating.fixture.ts'
import { failing } from './failing.fixture.ts'
import { fetching } from './fetching.fixture.ts'
import type { PaymentProviderLab } from './lab.fixture.ts'
import { listing } from './listing.fixture.ts'
import { notifying } from './notifying.fixture.ts'
import { refunding } from './refunding.fixture.ts'

/** What every adapter must do, whoever the provider is. */
export const paymentProviderContract = (name: string, openLab: () => Promise<PaymentProviderLab>): void => {
  describe(`payment provider: ${name}`, () => {
    let lab: PaymentProviderLab
    beforeAll(async () => {
      lab = await openLab()
    })
    afterAll(() => lab.stop())
    const bench = benchFor(() => lab)

    it('offers methods with numbers and labels in both languages', () => {
      const offers = lab.provider.methods()
      expect(offers.length).toBeGreaterThan(0)
      const numbers = offers.map(({ paymentType, paymentSubType }) => `${paymentType}-${paymentSubType}`)
      expect(new Set(numbers).size).toBe(offers.length)
      for (const { label } of offers) expect([label.de, label.en]).not.toContain('')
    })

    creating(bench)
    fetching(bench)
    listing(bench)
    cancelling(bench)
    refunding(bench)
    notifying(bench)
    failing(bench)
  })
}
