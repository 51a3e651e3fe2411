import type { BatchSum, Projection } from '@billett/domain'

/** What is still claimed, by payer and month. */
export class Sums {
  readonly #cents = new Map<string, { before: number; after: number }>()

  add(side: 'before' | 'after', projection: Projection): void {
    if (!projection.ok) return
    for (const { payer, periodStart, cents } of projection.claims) {
      const key = `${payer}|${periodStart.slice(0, 7)}`
      const sum = this.#cents.get(key) ?? { before: 0, after: 0 }
      this.#cents.set(key, { ...sum, [side]: sum[side] + cents })
    }
  }

  named(payers: ReadonlyMap<string, BatchSum['payer']>): BatchSum[] {
    const sums = new Map<string, BatchSum>()
    for (const [key, { before, after }] of this.#cents) {
      const [account = '', month = ''] = key.split('|')
      const payer = payers.get(account)
      // Parents who pay a part of it are nobody's here.
      if (!payer) continue
      const known = sums.get(`${payer.guid}|${month}`)
      sums.set(`${payer.guid}|${month}`, {
        payer,
        month,
        beforeCents: (known?.beforeCents ?? 0) + before,
        afterCents: (known?.afterCents ?? 0) + after,
      })
    }
    return [...sums.values()].toSorted((a, b) => (a.month + a.payer.name < b.month + b.payer.name ? -1 : 1))
  }

  accounts(): string[] {
    return [...new Set([...this.#cents.keys()].map(key => key.split('|')[0] ?? ''))]
  }
}
