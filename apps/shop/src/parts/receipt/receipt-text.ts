interface ReceiptFact {
  name: string
  value: string
}

export interface Receipt {
  headline: string
  /** When it arrived, in the reader's words. */
  received: string
  /** Everything that was declared; empty values are left out. */
  facts: ReceiptFact[]
}

export const saidFacts = (facts: readonly ReceiptFact[]): ReceiptFact[] =>
  facts.filter(({ value }) => value.trim() !== '')

/** The receipt as it is saved: readable everywhere, without a network. */
export const receiptText = ({ headline, received, facts }: Receipt): string =>
  [
    headline,
    received,
    saidFacts(facts)
      .map(({ name, value }) => `${name}: ${value}`)
      .join('\n'),
  ].join('\n\n')
