import { createContext, use, useEffect } from 'react'

type Tell = (name: string | undefined) => void

/** Takes what the page on the screen is called while that says more than its address does. */
export const PageNameContext = createContext<Tell>(() => undefined)

/** Names the tab after what the page shows and how it stands: "Your ticket is ready". Empty while it is not known. */
export function usePageName(name: string | undefined): void {
  const tell = use(PageNameContext)
  useEffect(() => {
    tell(name)
    return () => tell(undefined)
  }, [tell, name])
}
