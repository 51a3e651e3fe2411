import { useEffect, useState } from 'react'

const SECOND = 1000

/** Milliseconds since 1970, once a second. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [])
  return now
}
