import type { FraudVerdict } from '@billett/domain'

/** What is done about a suspicion: it is looked at, or decided. */
export type FraudAct = 'look' | FraudVerdict
