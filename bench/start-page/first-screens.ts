import { sellableRelations } from '../purchases/buyer.ts'

type Screen = { name: string; path: string }

/**
 * The screens of a purchase in their order, for a visitor who comes by the address: the cart and the checkout are empty
 * then.
 */
export async function firstScreens(shop: string): Promise<Screen[]> {
  const [relation] = await sellableRelations(shop)
  if (!relation) throw new Error('there is no relation to search for')
  const query = new URLSearchParams({ from: relation.origin, to: relation.destination })
  return [
    { name: 'start', path: '/' },
    { name: 'results', path: `/relation?${query}` },
    { name: 'cart', path: '/cart' },
    { name: 'checkout', path: '/checkout' },
  ]
}
