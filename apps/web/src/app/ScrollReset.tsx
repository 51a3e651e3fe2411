import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Every navigation forward begins at the top (Spec 1 §2.3); the browser itself restores the place when going back. */
export function ScrollReset() {
  const { pathname } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    if (type === 'PUSH') window.scrollTo(0, 0)
  }, [pathname])
  return null
}
