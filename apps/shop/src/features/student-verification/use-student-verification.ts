import { leavePage } from '@billett/web-kit/http/leave-page.ts'
import { useChangeQuery } from '@billett/web-kit/links/use-change-query.ts'
import { useQuery } from '@billett/web-kit/links/use-query.ts'
import { useEffect } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { getShibboleth, postShibboleth } from '../../state/user/user.calls.ts'

/** In the address of whoever comes back from their university. */
const CAME_BACK = 'shibboleth'

/** Asks how the verification stands; of whoever has come back from the university, what it says. */
export function useStudentVerification(): { begin: () => Promise<void>; load: () => void } {
  const dispatch = useAppDispatch()
  const changeQuery = useChangeQuery()
  const guid = useQuery().get(CAME_BACK)
  useEffect(() => {
    if (guid === null) {
      void dispatch(getShibboleth())
      return
    }
    // A second try by a reload would find the way already gone.
    changeQuery(now => now.delete(CAME_BACK))
    void dispatch(postShibboleth({ body: { guid } }))
  }, [dispatch, guid, changeQuery])
  return {
    load: () => void dispatch(getShibboleth()),
    begin: async () => {
      const answer = await dispatch(postShibboleth({ body: {} }))
      if (!postShibboleth.fulfilled.match(answer)) return
      const begun = answer.payload.data[0]?.begun
      if (begun) leavePage(begun.loginUrl)
    },
  }
}
