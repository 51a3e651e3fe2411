import { exponentOf } from '@billett/domain'
import type { BarcodeContent } from '../../ports/ticket-barcode.ts'

/** FCB counts an amount with one to three decimals. */
const [FEWEST, MOST] = [1, 3]

/** Currency and decimals as FCB states them once for a ticket. */
export const fcbCurrency = ({ price }: BarcodeContent) => {
  const currency = price?.currency ?? 'EUR'
  return { currency, currencyFract: Math.min(Math.max(exponentOf(currency), FEWEST), MOST) }
}

/** The price in FCB's decimals; nothing where the currency has more of them. `country` is that of the VAT, ISO 3166. */
export function fcbPrice({ price }: BarcodeContent, country: number) {
  const exponent = price ? exponentOf(price.currency) : 0
  if (!price || exponent > MOST) return {}
  const scale = 10 ** Math.max(FEWEST - exponent, 0)
  return {
    price: price.grossCents * scale,
    vatDetail: [{ country, percentage: price.vatPermille, amount: price.vatCents * scale }],
  }
}
