import type { Language } from '@billett/domain'
import type { Client } from '../schema/client.ts'
import { addressLines } from './address-lines.ts'
import type { LegalDocument } from './document.ts'

const VERSION = '2026-10-01'

export function contact({ config }: Client): Record<Language, LegalDocument> {
  const { operator, texts } = config
  const address = addressLines(texts.address)
  return {
    de: {
      title: 'Kontakt',
      lead: 'Sie haben eine Frage zu Ihrem Ticket? Wir helfen gern.',
      version: VERSION,
      sections: [
        {
          heading: 'Anrufen oder schreiben',
          paragraphs: [operator.serviceHours.de],
          lines: [`Telefon: ${operator.phone}`, `E-Mail: ${operator.email}`],
        },
        { heading: 'Besuchen', paragraphs: [], lines: address },
        {
          heading: 'Damit es schnell geht',
          paragraphs: [
            'Nennen Sie uns bitte die Bestellnummer aus Ihrer Bestätigung. So finden wir Ihr Ticket sofort.',
          ],
        },
        {
          heading: 'Barrieren melden',
          paragraphs: [
            `Etwas im Shop ist für Sie nicht zugänglich? Melden Sie es uns mit dem Formular oder an ${operator.accessibilityEmail}.`,
          ],
          action: 'reportBarrier',
        },
      ],
    },
    en: {
      title: 'Contact',
      lead: 'A question about your ticket? We are glad to help.',
      version: VERSION,
      sections: [
        {
          heading: 'Call or write',
          paragraphs: [operator.serviceHours.en],
          lines: [`Phone: ${operator.phone}`, `E-mail: ${operator.email}`],
        },
        { heading: 'Visit', paragraphs: [], lines: address },
        {
          heading: 'To make it quick',
          paragraphs: ['Please tell us the order number from your confirmation. We find your ticket at once with it.'],
        },
        {
          heading: 'Report a barrier',
          paragraphs: [
            `Something in the shop is not accessible to you? Report it with the form or write to ${operator.accessibilityEmail}.`,
          ],
          action: 'reportBarrier',
        },
      ],
    },
  }
}
