import type { FeedbackCategory, FeedbackField, LocalText } from '@billett/domain'
import { LOST, MESSAGE_FIELDS, ORDER_NUMBER, PRODUCT, RIDE, STOP } from './usual-fields.ts'

const about = (id: string, de: string, en: string, ...fields: FeedbackField[]): FeedbackCategory => ({
  id,
  label: { de, en } satisfies LocalText,
  children: [],
  fields: [...fields, ...MESSAGE_FIELDS],
})

const among = (id: string, de: string, en: string, ...children: FeedbackCategory[]): FeedbackCategory => ({
  id,
  label: { de, en },
  children,
  fields: [],
})

/** What passengers write about. */
export const USUAL_CATEGORIES: readonly FeedbackCategory[] = [
  among(
    'ride',
    'Meine Fahrt',
    'My ride',
    among(
      'punctuality',
      'Pünktlichkeit',
      'Punctuality',
      about('delay', 'Verspätung oder verpasster Anschluss', 'Delay or missed connection', ...RIDE),
      about('cancelledRide', 'Fahrt ist ausgefallen', 'Ride was cancelled', ...RIDE),
    ),
    about('staff', 'Personal', 'Staff', ...RIDE),
    about('vehicle', 'Fahrzeug und Sauberkeit', 'Vehicle and cleanliness', ...RIDE),
  ),
  among(
    'timetable',
    'Fahrplan und Haltestellen',
    'Timetable and stops',
    about('timetableWish', 'Wunsch zum Fahrplan', 'Wish for the timetable'),
    about('stopDefect', 'Schaden an einer Haltestelle', 'Damage at a stop', STOP),
  ),
  among(
    'fares',
    'Tarif und Preise',
    'Fares and prices',
    about('priceQuestion', 'Frage zu einem Preis', 'Question about a price', PRODUCT),
    about('fareWish', 'Wunsch zum Tarif', 'Wish for the fares'),
  ),
  among(
    'shop',
    'Ticketshop und Konto',
    'Ticket shop and account',
    about('purchase', 'Kauf und Zahlung', 'Purchase and payment', ORDER_NUMBER),
    about('account', 'Mein Konto', 'My account'),
    about('shopDefect', 'Etwas funktioniert nicht', 'Something does not work'),
  ),
  about('lostProperty', 'Etwas verloren', 'Lost property', ...RIDE, ...LOST),
]
