import type { Language } from '@billett/domain'

/** § 312j BGB: the order button reads exactly this. No client words it differently, so it is no text of the shop. */
export const ORDER_BUTTON: Readonly<Record<Language, string>> = {
  de: 'zahlungspflichtig bestellen',
  en: 'order with obligation to pay',
}
