import { useEffect } from 'react'
import { openLink } from '../state/subscription/link.calls.ts'
import { useAppDispatch } from './store-hooks.ts'

/** Says that the page of a link is looked at, once it shows something; whether that is heard changes nothing here. */
export function useOpenedLink(token: string, isShown: boolean): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (isShown) void dispatch(openLink({ params: { token } }))
  }, [dispatch, token, isShown])
}
