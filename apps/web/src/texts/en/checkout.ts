import type { Texts } from '../texts.ts'

export const checkout: Texts['checkout'] = {
  headline: 'Checkout',
}
