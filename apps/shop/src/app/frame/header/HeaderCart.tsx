import { useShop } from '../../../hooks/shop.ts'
import { useAppSelector } from '../../../hooks/store-hooks.ts'
import { selectCartTotal, selectTicketCount } from '../../../state/sale/sale.selectors.ts'
import { CartButton } from './CartButton.tsx'

/** The cart as the store knows it. */
export function HeaderCart() {
  const { format } = useShop()
  const count = useAppSelector(selectTicketCount)
  const total = useAppSelector(selectCartTotal)
  return <CartButton count={count} total={count === 0 ? '' : format.money(total)} />
}
