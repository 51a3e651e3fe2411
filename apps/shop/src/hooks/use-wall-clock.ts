import { useEffect, useState } from 'react'
import { wallClockNow } from '../state/tariff/now.ts'
import { useShop } from './shop.ts'

const MINUTE = 60_000

/** The region's wall clock to the minute; empty until the page is alive, so that server and browser draw the same. */
export function useWallClock(): string {
  const { timeZone } = useShop().region
  const [now, setNow] = useState('')
  useEffect(() => {
    const show = () => setNow(wallClockNow(timeZone))
    show()
    const timer = setInterval(show, MINUTE)
    return () => clearInterval(timer)
  }, [timeZone])
  return now
}
