import { useSelector } from 'react-redux'
import type { CallsRoot } from './common.selectors.ts'
import { aboutOf, type CommonState } from './common.slice.ts'

const NOTHING: CommonState['underWay'][string] = []

/**
 * Whether a call is being made for one of many: `const ending = useUnderWay(endSession)`, and in each row
 * `busy={ending({ sessionId })}`. Its phases are those of the newest, whichever row that was for.
 */
export function useUnderWay<Params extends object>(call: {
  typePrefix: string
  (input: { params: Params }): unknown
}): (params: Params) => boolean {
  const running = useSelector<CallsRoot, typeof NOTHING>(
    ({ commonStore }) => commonStore.underWay[call.typePrefix] ?? NOTHING,
  )
  return params => running.some(({ about }) => about === aboutOf(params))
}
