import type { Language } from '@billett/domain'
import type { Client } from '../schema/client.ts'
import type { LegalDocument } from './document.ts'

const VERSION = '2026-11-21'

/** Statement under the BFSG, Annex 3. */
export function accessibility({ config }: Client): Record<Language, LegalDocument> {
  const { operator, texts } = config
  return {
    de: {
      title: 'Erklärung zur Barrierefreiheit',
      lead: `${texts.name} möchte, dass alle ihr Ticket selbst kaufen können.`,
      version: VERSION,
      sections: [
        {
          heading: 'Was dieser Shop bietet',
          paragraphs: [
            'Hier suchen, kaufen und verwalten Sie Tickets. Gekaufte Tickets erhalten Sie auf der Seite, per E-Mail und als PDF.',
          ],
        },
        {
          heading: 'Stand der Barrierefreiheit',
          paragraphs: [
            'Der Shop richtet sich nach den Web Content Accessibility Guidelines 2.2, Stufe AA, und nach EN 301 549, wie es das Barrierefreiheitsstärkungsgesetz verlangt. Wir prüfen das selbst: jede Seite bei jeder Änderung mit einem Prüfprogramm und allein mit der Tastatur.',
          ],
          list: [
            'Alles lässt sich allein mit der Tastatur bedienen.',
            'Überschriften, Felder und Meldungen sind für Vorleseprogramme beschriftet.',
            'Am Ende jeder Seite schalten Sie hohe Kontraste ein und wählen helle oder dunkle Farben; ohne Wahl richtet sich der Shop nach Ihrem Gerät.',
            'Auf 400 Prozent vergrößert bleibt jede Seite ohne seitliches Schieben lesbar.',
            'PDF-Tickets sind für Vorleseprogramme ausgezeichnet.',
          ],
        },
        {
          heading: 'Was noch nicht barrierefrei ist',
          paragraphs: [
            'Die Karte ist eine Ergänzung und nicht vollständig vorlesbar. Dieselben Verbindungen stehen immer auch als Liste da.',
          ],
        },
        {
          heading: 'Barriere melden',
          paragraphs: [
            `Kommen Sie an einer Stelle nicht weiter? Melden Sie uns die Barriere mit dem Formular, per E-Mail an ${operator.accessibilityEmail} oder telefonisch unter ${operator.phone}. Wir antworten innerhalb von zwei Wochen.`,
          ],
          action: 'reportBarrier',
        },
        {
          heading: 'Aufsicht',
          paragraphs: [
            'Zuständig ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg.',
          ],
        },
      ],
    },
    en: {
      title: 'Accessibility statement',
      lead: `${texts.name} wants everybody to be able to buy their ticket themselves.`,
      version: VERSION,
      sections: [
        {
          heading: 'What this shop offers',
          paragraphs: [
            'Here you search, buy and manage tickets. You receive tickets on the page, by e-mail and as a PDF.',
          ],
        },
        {
          heading: 'State of accessibility',
          paragraphs: [
            'The shop follows the Web Content Accessibility Guidelines 2.2, level AA, and EN 301 549, as the German Accessibility Reinforcement Act (BFSG) demands. We check this ourselves: every page at every change with a test program and with the keyboard alone.',
          ],
          list: [
            'Everything can be used with the keyboard alone.',
            'Headings, fields and messages are labelled for screen readers.',
            'At the end of every page you switch on high contrast and choose light or dark colours; without a choice the shop follows your device.',
            'Enlarged to 400 percent, every page remains readable without scrolling sideways.',
            'PDF tickets are tagged for screen readers.',
          ],
        },
        {
          heading: 'What is not accessible yet',
          paragraphs: [
            'The map is an addition and cannot be read out completely. The same journeys are always there as a list.',
          ],
        },
        {
          heading: 'Report a barrier',
          paragraphs: [
            `Are you stuck anywhere? Report the barrier with the form, by e-mail to ${operator.accessibilityEmail} or by phone on ${operator.phone}. We answer within two weeks.`,
          ],
          action: 'reportBarrier',
        },
        {
          heading: 'Supervision',
          paragraphs: [
            'Responsible is the market surveillance authority of the German states for the accessibility of products and services (MLBF), Magdeburg.',
          ],
        },
      ],
    },
  }
}
