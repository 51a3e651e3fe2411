import { useEffect, useRef } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { resetLinks } from '../../state/user/mail-links.slice.ts'

/** Follows the link of a mail once, however often the page is drawn: its code is good only once. */
export function useFollowOnce(code: string, follow: () => void): void {
  const dispatch = useAppDispatch()
  const followed = useRef<string>(undefined)
  useEffect(() => {
    if (followed.current === code) return
    followed.current = code
    dispatch(resetLinks())
    follow()
  }, [dispatch, code, follow])
}
