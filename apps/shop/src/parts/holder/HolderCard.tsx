import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectLastSales } from '../../state/sale/sale.selectors.ts'
import { useNow } from '../pass/use-now.ts'
import { boughtBefore } from '../sale/bought-before.ts'
import { salesOf } from '../sale/sale-groups.ts'
import { AgainLine } from './AgainLine.tsx'
import { HeldTicket } from './HeldTicket.tsx'

/** The ticket that is valid now or, where none is, what was bought last. */
export function HolderCard() {
  const sales = useAppSelector(selectLastSales)
  const now = useNow()
  const [held, ...others] = salesOf(sales, 'valid', now)
  if (held) return <HeldTicket sale={held} others={others.length} now={now} />
  const [last] = boughtBefore(sales)
  return last ? <AgainLine order={last} /> : null
}
