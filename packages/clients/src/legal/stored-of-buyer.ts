import { formatMoney, type Language } from '@billett/domain'
import { buyerDemands } from '../buyer-demands.ts'
import type { Config } from '../schema/config.ts'

/** What an order holds of who bought it: what `askedOfBuyer` asks for, and what the account says already. */
export function storedOfBuyer(config: Config, language: Language): string {
  const { smallInvoiceCents, buyersAreNamed } = buyerDemands(config)
  if (buyersAreNamed)
    return {
      de: 'Ihre E-Mail-Adresse, Ihren Namen und die Rechnungsadresse; diese verlangen wir bei jeder Bestellung',
      en: 'your e-mail address, your name and the invoice address; we require these for every order',
    }[language]
  const amount = formatMoney(smallInvoiceCents, 'EUR', language)
  return {
    de: `Ihre E-Mail-Adresse. Ihren Namen und die Rechnungsadresse nur, wenn Sie per Lastschrift zahlen, wenn die Bestellung mehr als ${amount} kostet (§ 33 UStDV), wenn Sie eine Rechnung auf Ihren Namen wünschen oder soweit sie in dem Konto stehen, mit dem Sie kaufen`,
    en: `your e-mail address. Your name and the invoice address only if you pay by direct debit, if the order costs more than ${amount} (section 33 UStDV), if you ask for an invoice in your name, or as far as the account you buy with holds them`,
  }[language]
}
