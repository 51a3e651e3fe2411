import { useCallback } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useDraft } from '../../hooks/use-draft.ts'
import * as calls from '../../state/admin/admin.calls.ts'

/** One subscription as it is stored, what is typed of it, and what is done with it. */
export function useOffer(key: string, clientId: string | undefined, versionGuid: string | undefined) {
  const dispatch = useAppDispatch()
  const { known, sent, stored, draft } = useDraft(
    useCallback(
      async () => dispatch(calls.getStaffOffer({ params: { key }, query: { clientId, versionGuid } })),
      [dispatch, key, clientId, versionGuid],
    ),
  )
  const body = { clientId, seen: known?.seen ?? '' }
  const params = { key }
  const saving = (seen: string, content: unknown) => ({
    query: {},
    body: { clientId, seen, content: JSON.stringify(content) },
  })
  return {
    offer: known,
    ...draft,
    save: (content: unknown) =>
      stored(async () => dispatch(calls.saveStaffOffer({ params, ...saving(body.seen, content) }))),
    /** The same under another name, as a draft of its own. */
    copy: (other: string, content: unknown) =>
      sent(async () => dispatch(calls.saveStaffOffer({ params: { key: other }, ...saving('', content) }))),
    release: () => stored(async () => dispatch(calls.releaseStaffOffer({ params, query: {}, body }))),
    retire: () => stored(async () => dispatch(calls.retireStaffOffer({ params, query: {}, body }))),
    discard: () => sent(async () => dispatch(calls.discardStaffOffer({ params, body }))),
  }
}
