import type { prepaid as german } from '../../de/purchase/prepaid.ts'

export const prepaid: Record<keyof typeof german, string> = {
  'prepaid.headline': 'Prepaid card',
  'prepaid.lead': 'See what is on your card, and top it up.',
  'prepaid.cardNumber': 'Card number',
  'prepaid.cardNumberHint': 'Twelve digits on the front of the card',
  'prepaid.ask': 'Check balance',
  'prepaid.card': 'Card {{number}}',
  'prepaid.balance': 'Balance',
  'prepaid.maximum': 'The card holds {{amount}} at most.',
  'prepaid.validUntil': 'Valid until {{date}}',
  'prepaid.endless': 'No expiry date',
  'prepaid.topUp': 'Top up the card',
  'prepaid.amount': 'Amount in euros',
  'prepaid.amountHint': 'At least {{minimum}}, at most {{possible}}',
  'prepaid.toCart': 'Add to cart',
}
