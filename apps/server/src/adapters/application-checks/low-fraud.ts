import type { FraudGuard } from '../../ports/subscription/fraud-guard.ts'

/** A shop that suspects nobody: every order is as good as the others. */
export const lowFraud: FraudGuard = { assess: async () => ({ level: 'low', points: 0, findings: [] }) }
