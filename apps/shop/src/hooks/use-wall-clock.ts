import { useSyncExternalStore } from 'react'
import { wallClockNow } from '../state/tariff/now.ts'
import { useShop } from './shop.ts'

const MINUTE = 60_000

const toNextMinute = (): number => MINUTE - (Date.now() % MINUTE)

/** Tells when a minute begins, so that everything on a page that shows the time changes at once. */
function onEachMinute(tell: () => void): () => void {
  let timer = setTimeout(next, toNextMinute())
  function next(): void {
    tell()
    timer = setTimeout(next, toNextMinute())
  }
  return () => clearTimeout(timer)
}

/** The region's wall clock to the minute; empty until the page is alive, so that server and browser draw the same. */
export function useWallClock(): string {
  const { timeZone } = useShop().region
  return useSyncExternalStore(
    onEachMinute,
    () => wallClockNow(timeZone),
    () => '',
  )
}
