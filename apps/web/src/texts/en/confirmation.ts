import type { Texts } from '../texts.ts'

export const confirmation: Texts['confirmation'] = {
  headline: 'Your order',
  none: 'No order found',
  noneText: 'Open the link in your confirmation e-mail or buy a ticket.',
}
