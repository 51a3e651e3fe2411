import { serverNow } from '@billett/web-kit/http/server-clock.ts'
import { useEffect, useState } from 'react'

const SECOND = 1000

/** Milliseconds since 1970 by the clock of the server, which says what is valid, once a second. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), SECOND)
    return () => clearInterval(timer)
  }, [])
  return now
}
