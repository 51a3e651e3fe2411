import { localDate, type PlainDate } from '@billett/domain'
import { useState } from 'react'
import { useShop } from './shop.ts'

/** The day it was in the region when the screen appeared. */
export function useToday(): PlainDate {
  const { region } = useShop()
  const [today] = useState(() => localDate(new Date().toISOString(), region.timeZone))
  return today
}
