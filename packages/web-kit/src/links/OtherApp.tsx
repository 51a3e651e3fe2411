import { type App, appAt } from '@billett/paths'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from './use-location.ts'

interface Props {
  /** The app this one is. */
  than: App
  /** At an address that no other app has either. */
  otherwise: ReactNode
}

/** An address of another app: the browser loads it anew, since that app has files and a store of its own. */
export function OtherApp({ than, otherwise }: Props) {
  const { pathname, search, hash } = useLocation()
  const leaves = appAt(pathname) !== than
  useEffect(() => {
    if (leaves) window.location.replace(`${pathname}${search}${hash}`)
  }, [leaves, pathname, search, hash])
  return leaves ? null : otherwise
}
