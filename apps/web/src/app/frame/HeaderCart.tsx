import { selectCartTotal, selectTicketCount } from '../../state/sale/sale.selectors.ts'
import { useShop } from '../shop.ts'
import { useAppSelector } from '../store-hooks.ts'
import { CartButton } from './CartButton.tsx'

/** The cart as the store knows it. */
export function HeaderCart() {
  const { format } = useShop()
  const count = useAppSelector(selectTicketCount)
  const total = useAppSelector(selectCartTotal)
  return <CartButton count={count} total={count === 0 ? '' : format.money(total)} />
}
