/**
 * How a case stands. `open`: its level asks for something, and nobody has decided · `passed`: nothing was asked, or
 * what was asked was shown · `overruled`: somebody found that it is none · `confirmed`: somebody found that it is one.
 */
export const FRAUD_STATES = ['open', 'passed', 'overruled', 'confirmed'] as const
export type FraudState = (typeof FRAUD_STATES)[number]

export const FRAUD_VERDICTS = ['overruled', 'confirmed'] as const satisfies readonly FraudState[]
export type FraudVerdict = (typeof FRAUD_VERDICTS)[number]
