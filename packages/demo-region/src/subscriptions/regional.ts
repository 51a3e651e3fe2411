import type { SubscriptionConfiguration } from '@billett/domain'
import { fields } from './fields.ts'
import { masks, WAY } from './masks.ts'
import { HALF_A_YEAR, YEAR_IN_TWELVE } from './terms.ts'

const A_YEAR = {
  de: 'Mindestens zwölf Monate. Wer früher geht, zahlt für die gefahrenen Monate den Preis der Monatskarte.',
  en: 'Twelve months at least. Whoever leaves earlier pays the price of monthly tickets for the months travelled.',
}

const BY_THE_15TH = {
  de: 'Danach zum Ende jedes Monats kündbar, bis zum 15. dieses Monats.',
  en: 'After that it can be ended at the end of every month, until the 15th of that month.',
}

const HALF = { de: 'Mindestens sechs Monate.', en: 'Six months at least.' }

const NETS = [
  { id: 'city', title: { de: 'Falkenbrück', en: 'Falkenbrück' } },
  { id: 'network', title: { de: 'Ganzes Lührtal', en: 'All of the Lührtal' } },
]

/** What is good in the region. */
export const regional: SubscriptionConfiguration[] = [
  {
    key: 'monthly',
    category: 'luehrtal',
    kind: 'relation',
    title: { de: 'Abo Erwachsene', en: 'Adult subscription' },
    overview: {
      de: 'Ein Jahr fahren, zehn Monatskarten bezahlen',
      en: 'Travel for a year, pay for ten monthly tickets',
    },
    benefits: [
      { de: 'Ihr Weg, so oft Sie wollen', en: 'Your way, as often as you like' },
      {
        de: 'Am Wochenende fahren ein Erwachsener und drei Kinder mit',
        en: 'On weekends one adult and three children travel with you',
      },
      { de: 'Zwölf gleiche Raten', en: 'Twelve equal instalments' },
    ],
    conditions: [A_YEAR, BY_THE_15TH],
    nets: [],
    articles: [
      { comfortClass: 'second', net: null, sort: 'subscription-adult', regularSort: 'month-adult' },
      { comfortClass: 'first', net: null, sort: 'subscription-adult-first', regularSort: 'month-adult-first' },
    ],
    media: ['phone', 'chip'],
    masks: masks({ ticket: [...WAY, fields.comfortClass, fields.firstDay(15)], minAge: 15 }),
    terms: YEAR_IN_TWELVE,
  },
  {
    key: 'nine',
    category: 'luehrtal',
    kind: 'relation',
    title: { de: '9-Uhr-Abo', en: '9 o’clock subscription' },
    overview: { de: 'Günstiger, wenn Sie nach neun fahren', en: 'Cheaper if you travel after nine' },
    benefits: [
      {
        de: 'Ihr Weg, werktags ab 9 Uhr, am Wochenende immer',
        en: 'Your way, from 9 a.m. on working days, always on weekends',
      },
    ],
    conditions: [HALF, BY_THE_15TH],
    nets: [],
    articles: [{ comfortClass: 'second', net: null, sort: 'subscription-nine', regularSort: null }],
    media: ['phone', 'chip'],
    masks: masks({ ticket: [...WAY, fields.firstDay(15)], minAge: 15 }),
    terms: HALF_A_YEAR,
  },
  {
    key: 'senior',
    category: 'luehrtal',
    kind: 'relation',
    title: { de: 'Abo Senioren', en: 'Senior subscription' },
    overview: { de: 'Ab 65 Jahren, zu jeder Zeit', en: 'From the age of 65, at any time' },
    benefits: [{ de: 'Ihr Weg, so oft Sie wollen', en: 'Your way, as often as you like' }],
    conditions: [{ de: 'Ab 65 Jahren. Persönlich.', en: 'From the age of 65. Personal.' }, HALF, BY_THE_15TH],
    nets: [],
    articles: [{ comfortClass: 'second', net: null, sort: 'subscription-senior', regularSort: null }],
    media: ['phone', 'chip'],
    masks: masks({ ticket: [...WAY, fields.firstDay(15)], minAge: 65 }),
    terms: HALF_A_YEAR,
  },
  {
    key: 'area',
    category: 'luehrtal',
    kind: 'boundary',
    title: { de: 'Netz-Abo', en: 'Area subscription' },
    overview: { de: 'In der Stadt oder im ganzen Lührtal', en: 'In town or all over the Lührtal' },
    benefits: [
      { de: 'Alle Linien im gewählten Netz, zu jeder Zeit', en: 'All lines of the chosen area, at any time' },
      { de: 'Übertragbar', en: 'It may be passed on' },
    ],
    conditions: [HALF, BY_THE_15TH],
    nets: NETS,
    articles: [
      { comfortClass: 'second', net: 'city', sort: 'subscription-city', regularSort: null },
      { comfortClass: 'second', net: 'network', sort: 'subscription-network', regularSort: null },
    ],
    media: ['phone', 'chip'],
    masks: masks({ ticket: [fields.net(NETS), fields.firstDay(15)], minAge: 15 }),
    terms: HALF_A_YEAR,
  },
]
