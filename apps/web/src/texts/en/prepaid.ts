import type { Texts } from '../texts.ts'

export const prepaid: Texts['prepaid'] = {
  headline: 'Prepaid card',
  lead: 'See what is on your card, and top it up.',
  cardNumber: 'Card number',
  cardNumberHint: 'Twelve digits on the front of the card',
  ask: 'Check balance',
  card: 'Card {{number}}',
  balance: 'Balance',
  maximum: 'The card holds {{amount}} at most.',
  validUntil: 'Valid until {{date}}',
  endless: 'No expiry date',
  topUp: 'Top up the card',
  amount: 'Amount in euros',
  amountHint: 'At least {{minimum}}, at most {{possible}}',
  toCart: 'Add to cart',
}
