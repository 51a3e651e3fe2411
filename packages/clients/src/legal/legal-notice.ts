import type { Language } from '@billett/domain'
import type { Client } from '../schema/client.ts'
import { addressLines } from './address-lines.ts'
import type { LegalDocument } from './document.ts'

const VERSION = '2026-10-01'

/** § 5 DDG; § 36 VSBG. */
export function legalNotice({ config }: Client): Record<Language, LegalDocument> {
  const { operator, texts } = config
  const address = addressLines(texts.address)
  return {
    de: {
      title: 'Impressum',
      lead: `Angaben zu ${texts.name} nach § 5 Digitale-Dienste-Gesetz.`,
      version: VERSION,
      sections: [
        { heading: 'Anbieter', paragraphs: [], lines: address },
        { heading: 'Vertreten durch', paragraphs: [operator.managers.join(', ')] },
        { heading: 'Kontakt', paragraphs: [], lines: [`Telefon: ${operator.phone}`, `E-Mail: ${operator.email}`] },
        {
          heading: 'Register und Steuern',
          paragraphs: [],
          lines: [
            `${operator.registerCourt}, ${operator.registerNumber}`,
            `Umsatzsteuer-Identifikationsnummer: ${operator.vatId}`,
            `Genehmigungsbehörde: ${operator.licensingAuthority.de}`,
          ],
        },
        {
          heading: 'Streitbeilegung',
          paragraphs: [
            'Wir nehmen an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle weder teil noch sind wir dazu verpflichtet (§ 36 VSBG). Ihr Anliegen klären wir am liebsten direkt mit Ihnen.',
          ],
        },
      ],
    },
    en: {
      title: 'Legal notice',
      lead: `Information about ${texts.name} under section 5 of the German Digital Services Act.`,
      version: VERSION,
      sections: [
        { heading: 'Provider', paragraphs: [], lines: address },
        { heading: 'Represented by', paragraphs: [operator.managers.join(', ')] },
        { heading: 'Contact', paragraphs: [], lines: [`Phone: ${operator.phone}`, `E-mail: ${operator.email}`] },
        {
          heading: 'Register and taxes',
          paragraphs: [],
          lines: [
            `${operator.registerCourt}, ${operator.registerNumber}`,
            `VAT identification number: ${operator.vatId}`,
            `Licensing authority: ${operator.licensingAuthority.en}`,
          ],
        },
        {
          heading: 'Dispute resolution',
          paragraphs: [
            'We do not take part in dispute resolution before a consumer arbitration board and are not obliged to (section 36 VSBG). We prefer to settle your concern with you directly.',
          ],
        },
      ],
    },
  }
}
