/** What the bank does with a debit or a transfer. Everything else goes and stays. */
export interface Scenario {
  /** `reject`: it is never collected; `return`: it comes back; `…Transfer`: the same of money that is paid there. */
  kind: 'reject' | 'return' | 'rejectTransfer' | 'returnTransfer'
  /** Reason by ISO 20022. */
  code: string
  /** Days after the collection. */
  afterDays: number
  /** What the bank takes for it. */
  chargesCents: number
  /** Of a hundred: what of it comes back. */
  percent?: number
  /** It is told of before the money that it takes back. */
  isEarly?: true
  /** It is told of once more in another message. */
  isTwice?: true
  /** Days that the message of it stays behind. */
  lateDays?: number
}

const returned = (code: string, afterDays: number, over: Partial<Scenario> = {}): Scenario => ({
  kind: 'return',
  code,
  afterDays,
  chargesCents: 300,
  ...over,
})

export const SCENARIOS = {
  'no-cover': returned('MS03', 2),
  'account-closed': returned('AC04', 2),
  'wrong-account': { kind: 'reject', code: 'AC01', afterDays: 0, chargesCents: 0 },
  refunded: returned('MD06', 55),
  'not-authorised': returned('MD01', 300),
  'debtor-dead': returned('MD07', 3),
  duplicate: returned('AM05', 2, { chargesCents: 0 }),
  'in-part': returned('MS03', 2, { percent: 50 }),
  'before-its-money': returned('MS03', 0, { isEarly: true }),
  'told-twice': returned('MS03', 2, { isTwice: true }),
  'told-late': returned('MS03', 2, { lateDays: 5 }),
  'transfer-rejected': { kind: 'rejectTransfer', code: 'AC01', afterDays: 0, chargesCents: 0 },
  'transfer-returned': { kind: 'returnTransfer', code: 'AC04', afterDays: 2, chargesCents: 0 },
} as const satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof SCENARIOS
