import type { EnforcementTerms } from '@billett/domain'
import { refuse } from '../../../call/refused.ts'
import type { World } from '../../../world.ts'

/** What the client asks after a check without a pass; refuses `enforcementNotOffered` where it says nothing. */
export const enforcementTerms = ({ client }: Pick<World, 'client'>): EnforcementTerms =>
  client.config.settings.enforcement ?? refuse('enforcementNotOffered')
