import { localDate, type PlainDate, toInstant } from '@billett/domain'
import { useState } from 'react'
import { shopNow } from '../state/tariff/now.ts'
import { useShop } from './shop.ts'

/** The day it was in the region when the screen appeared. */
export function useToday(): PlainDate {
  const { region } = useShop()
  const [today] = useState(() => localDate(toInstant(shopNow()), region.timeZone))
  return today
}
