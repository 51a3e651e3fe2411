import { useCallback } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useScreenActs } from '../../parts/use-screen-acts.ts'
import { downloadDunningHandOver, makeDunningHandOver } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Cases are given to an agency, or a file of what was given is fetched. */
type HandOverAct = { kind: 'make'; reason: string } | { kind: 'csv' | 'xlsx'; guid: string }

/** `again`: looks at the list once more. `waits`: when what a second person was asked for ends. */
export function useHandOverActs(again: () => void) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const send = useCallback(
    (one: HandOverAct) =>
      one.kind === 'make'
        ? dispatch(makeDunningHandOver({ body: { reason: one.reason } }))
        : dispatch(downloadDunningHandOver({ params: { handOverGuid: one.guid }, query: { format: one.kind } })),
    [dispatch],
  )
  const done = useCallback(({ kind }: HandOverAct) => t(kind === 'make' ? 'handOvers.made' : 'handOvers.fetched'), [t])
  return useScreenActs({ send, done, again })
}
