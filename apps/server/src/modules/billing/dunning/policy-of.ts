import { type DunningLevel, type ReturnPolicy, USUAL_DUNNING_LEVELS, USUAL_RETURN_POLICY } from '@billett/domain'
import type { World } from '../../../world.ts'

/** What follows from debits that come back, as the client has it. */
export const returnPolicyOf = ({ client }: World): ReturnPolicy => ({
  ...USUAL_RETURN_POLICY,
  ...client.config.dunning?.returns,
})

export const dunningLevelsOf = ({ client }: World): readonly DunningLevel[] =>
  client.config.dunning?.levels ?? USUAL_DUNNING_LEVELS
