import { useCallback } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useDraft } from '../../hooks/use-draft.ts'
import * as calls from '../../state/admin/admin.calls.ts'

/** One framework contract as it is stored, what is typed of it, and what is done with it. */
export function useFramework(companyGuid: string, versionGuid: string | undefined) {
  const dispatch = useAppDispatch()
  const { known, sent, stored, draft } = useDraft(
    useCallback(
      async () => dispatch(calls.getFrameworkContract({ params: { companyGuid }, query: { versionGuid } })),
      [dispatch, companyGuid, versionGuid],
    ),
  )
  const seen = known?.seen ?? ''
  const params = { companyGuid }
  return {
    framework: known,
    ...draft,
    save: (content: unknown) =>
      stored(async () =>
        dispatch(calls.saveFrameworkContract({ params, query: {}, body: { seen, content: JSON.stringify(content) } })),
      ),
    release: () => stored(async () => dispatch(calls.releaseFrameworkContract({ params, query: {}, body: { seen } }))),
    discard: () => sent(async () => dispatch(calls.discardFrameworkContract({ params, body: { seen } }))),
  }
}
