import type { BarrierDeclaration, CancellationDeclaration, WithdrawalDeclaration } from '@billett/domain'
import { type DemoBuyer, demoBuyers } from '../orders/demo-buyers.ts'

/** What somebody sent in without signing in. */
export type DemoSubmission = {
  /** So many days ago, at this time. */
  days: number
  at: `${number}:${number}`
} & (
  | { kind: 'feedback'; category: string; fields: Readonly<Record<string, string>> }
  | { kind: 'barrier'; content: BarrierDeclaration }
  | { kind: 'withdrawal'; content: WithdrawalDeclaration }
  | { kind: 'cancellation'; content: CancellationDeclaration }
)

const nameOf = ({ firstName, lastName }: DemoBuyer): string => `${firstName} ${lastName}`
const { anton, birte, cem, dora, emil, gero } = demoBuyers

/** Of the last days, the first ones first: something of each kind, so that none of the lists of staff is empty. */
export const demoSubmissions: readonly DemoSubmission[] = [
  {
    ...{ days: 9, at: '18:52', kind: 'barrier' },
    content: {
      page: '/fahrplan',
      description: 'Die Karte lässt sich mit der Tastatur nicht verlassen, ich lande immer wieder am Anfang.',
      technology: 'Tastatur, Bildschirmlupe',
      name: nameOf(birte),
      email: birte.email,
    },
  },
  {
    ...{ days: 6, at: '07:31', kind: 'feedback', category: 'stopDefect' },
    fields: {
      stop: 'Markt, Richtung Bahnhof',
      message: 'Am Markt ist seit Montag die Anzeige dunkel, Richtung Bahnhof weiß man nicht, wann der Bus kommt.',
      name: nameOf(gero),
      email: gero.email,
    },
  },
  {
    ...{ days: 4, at: '20:15', kind: 'cancellation' },
    content: {
      ...{ kind: 'ordinary', reason: '', customerNumber: '', date: '' },
      ...{ contract: 'Deutschlandticket', firstName: dora.firstName, lastName: dora.lastName, email: dora.email },
    },
  },
  {
    ...{ days: 3, at: '12:04', kind: 'withdrawal' },
    content: {
      ...{ contract: 'Monatskarte', part: '' },
      ...{ firstName: emil.firstName, lastName: emil.lastName, email: emil.email },
    },
  },
  {
    ...{ days: 2, at: '16:40', kind: 'feedback', category: 'fareWish' },
    fields: { message: 'Ein Zehnerticket für den Hund wäre praktisch.', name: nameOf(anton), email: anton.email },
  },
  {
    ...{ days: 1, at: '09:27', kind: 'feedback', category: 'shopDefect' },
    fields: { message: 'Auf meinem alten Telefon bleibt die Seite mit dem Ticket weiß.', email: cem.email },
  },
]
