import { type ReactNode, Suspense, useEffect, useState } from 'react'

interface Props {
  /** Stands there until it has come. */
  place?: ReactNode
  children: ReactNode
}

/** Around what is fetched when the page is alive: a server draws at once or not at all. */
export function WhenAlive({ place = null, children }: Props) {
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return alive ? <Suspense fallback={place}>{children}</Suspense> : place
}
