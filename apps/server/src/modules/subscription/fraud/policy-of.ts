import { createHash } from 'node:crypto'
import { type FraudPolicy, USUAL_FRAUD_POLICY } from '@billett/domain'
import type { World } from '../../../world.ts'

/** By which rules orders are looked at, as the client has it. */
export function fraudPolicyOf({ client }: Pick<World, 'client'>): FraudPolicy {
  const own = client.config.fraud
  return {
    rules: { ...USUAL_FRAUD_POLICY.rules, ...own?.rules },
    levels: own?.levels ?? USUAL_FRAUD_POLICY.levels,
    disposableDomains: own?.disposableDomains ?? USUAL_FRAUD_POLICY.disposableDomains,
  }
}

/** Characters: enough to tell versions of one client apart. */
const LENGTH = 12

/** Which rules these are: the same weights are of the same version. */
export const versionOf = (policy: FraudPolicy): string =>
  createHash('sha256').update(JSON.stringify(policy)).digest('hex').slice(0, LENGTH)
