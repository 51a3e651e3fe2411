import { openIdIn } from '@billett/web-kit/guards/open-id-parameters.ts'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useRoute } from '@billett/web-kit/links/use-route.ts'
import { loginJwt } from '@billett/web-kit/session/session.calls.ts'
import { useEffect, useRef, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { selectAuthenticated, selectRestored } from '../../state/user/user.selectors.ts'
import { AccessQuestion } from './AccessQuestion.tsx'

/** Where somebody chooses first who they are. */
const CHOICE = 'selectAccount'

/** Whoever another service has sent, and who is signed in already, signs in for it by their token (Spec 1 §2.4). */
export function OpenIdSignIn() {
  const dispatch = useAppDispatch()
  const { pathname, search } = useLocation()
  const screen = useRoute()?.key
  const restored = useAppSelector(selectRestored)
  const authenticated = useAppSelector(selectAuthenticated)
  const begun = useRef<string>(undefined)
  const [isMine, setMine] = useState(false)
  useEffect(() => {
    const place = `${pathname}${search}`
    if (!restored || begun.current === place) return
    // Whoever signs in on this very page has said there what for.
    begun.current = place
    const openId = openIdIn(search)
    if (!openId || !authenticated || screen === CHOICE) return
    setMine(true)
    void dispatch(loginJwt({ body: { openId } }))
  }, [dispatch, pathname, search, screen, restored, authenticated])
  if (!isMine) return null
  return (
    <AccessQuestion
      onApprove={acceptedTermsId => {
        const openId = openIdIn(search)
        if (openId) void dispatch(loginJwt({ body: { openId, acceptedTermsId } }))
      }}
    />
  )
}
