import { useCallback } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useDraft } from '../../hooks/use-draft.ts'
import * as calls from '../../state/admin/admin.calls.ts'

/** One rule as it is stored, what is typed of it, and what is done with it. */
export function useRule(authorityGuid: string, versionGuid: string | undefined) {
  const dispatch = useAppDispatch()
  const { known, sent, stored, draft } = useDraft(
    useCallback(
      async () => dispatch(calls.getEntitlementRule({ params: { authorityGuid }, query: { versionGuid } })),
      [dispatch, authorityGuid, versionGuid],
    ),
  )
  const seen = known?.seen ?? ''
  const params = { authorityGuid }
  return {
    rule: known,
    ...draft,
    save: (content: unknown) =>
      stored(async () =>
        dispatch(calls.saveEntitlementRule({ params, query: {}, body: { seen, content: JSON.stringify(content) } })),
      ),
    release: () => stored(async () => dispatch(calls.releaseEntitlementRule({ params, query: {}, body: { seen } }))),
    discard: () => sent(async () => dispatch(calls.discardEntitlementRule({ params, body: { seen } }))),
  }
}
