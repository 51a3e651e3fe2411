import { useEffect } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { BOUGHT } from '../../state/sale/bought.ts'
import { selectLastSales } from '../../state/sale/sale.selectors.ts'
import { useNow } from '../pass/use-now.ts'
import { boughtBefore } from '../sale/bought-before.ts'
import { salesOf, wantedFirst } from '../sale/sale-groups.ts'
import { AgainLine } from './AgainLine.tsx'
import { HeldTicket } from './HeldTicket.tsx'

/**
 * The ticket that is valid now or comes next; where this device holds none, what was bought last on it. Without either
 * there is no room for it.
 */
export function HolderCard() {
  const sales = useAppSelector(selectLastSales)
  const now = useNow()
  const paid = sales.filter(({ displayState }) => displayState === BOUGHT)
  const [held, ...others] = [...salesOf(paid, 'valid', now), ...salesOf(paid, 'coming', now)]
  const ticket = held && wantedFirst(held.tickets, now)
  const [last] = boughtBefore(sales)
  const shows = ticket !== undefined || last !== undefined
  useEffect(() => {
    const { dataset } = document.documentElement
    if (shows) dataset.holder = ''
    else delete dataset.holder
  }, [shows])
  if (held && ticket) return <HeldTicket sale={held} ticket={ticket} others={others.length} now={now} />
  return last ? <AgainLine order={last} /> : null
}
