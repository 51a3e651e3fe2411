import { getLiveness, getReadiness } from '@billett/contract'
import { item } from '../../../call/answer.ts'
import { refuse } from '../../../call/refused.ts'
import { route } from '../../../call/route.ts'
import { isReady } from './readiness.ts'

export const operationsRoutes = [
  route(getLiveness, () => item({ alive: true as const })),
  route(getReadiness, async ({ world }) => {
    if (!(await isReady(world))) refuse('temporarilyUnavailable')
    return item({ ready: true as const })
  }),
]
