import type { SubscriptionConfiguration } from '@billett/domain'
import { fields } from './fields.ts'
import { masks } from './masks.ts'
import { MONTHLY_UNTIL_10TH } from './terms.ts'

const BY_THE_10TH = {
  de: 'Zum Ende jedes Monats kündbar, bis zum 10. dieses Monats.',
  en: 'Can be ended at the end of every month, until the 10th of that month.',
}

const WHOLE_MONTH = {
  de: 'Der Monat, in dem Sie beginnen, kostet ganz, auch wenn Sie erst am Ende einsteigen.',
  en: 'The month in which you begin costs in full, even if you join at its end.',
}

/** What is good all over Germany. */
export const nationwide: SubscriptionConfiguration[] = [
  {
    key: 'deutschlandticket',
    category: 'germany',
    kind: 'fixPrice',
    title: { de: 'Deutschlandticket', en: 'Deutschlandticket' },
    overview: {
      de: 'Nahverkehr in ganz Deutschland, jeden Monat kündbar',
      en: 'Local transport all over Germany; it can be ended every month',
    },
    benefits: [
      {
        de: 'Bus, Tram, U-Bahn, S-Bahn und Regionalzüge, zweite Klasse',
        en: 'Bus, tram, underground, suburban and regional trains, second class',
      },
      { de: 'Sofort auf Ihrem Handy, auch ohne Netz', en: 'On your phone at once, even without a network' },
    ],
    conditions: [
      BY_THE_10TH,
      WHOLE_MONTH,
      {
        de: 'Persönlich und nicht übertragbar. Im Fernverkehr gilt es nicht.',
        en: 'Personal and not transferable. It is not valid on long-distance trains.',
      },
    ],
    nets: [],
    articles: [{ comfortClass: 'second', net: null, sort: 'deutschlandticket', regularSort: null }],
    media: ['phone', 'chip'],
    masks: masks({ ticket: [fields.firstDay(null)], minAge: 6 }),
    terms: MONTHLY_UNTIL_10TH,
  },
  {
    key: 'firstClassSupplement',
    category: 'germany',
    kind: 'fixPrice',
    title: { de: 'Aufpreis erste Klasse', en: 'First-class supplement' },
    overview: {
      de: 'Erste Klasse im Lührtal zum Deutschlandticket',
      en: 'First class in the Lührtal with the Deutschlandticket',
    },
    benefits: [{ de: 'Erste Klasse in allen Zügen im Lührtal', en: 'First class on all trains of the Lührtal' }],
    conditions: [
      {
        de: 'Gilt nur zusammen mit einem Deutschlandticket.',
        en: 'Only valid together with a Deutschlandticket.',
      },
      BY_THE_10TH,
      WHOLE_MONTH,
    ],
    nets: [],
    articles: [{ comfortClass: 'first', net: null, sort: 'subscription-supplement-first', regularSort: null }],
    media: ['phone', 'chip'],
    masks: masks({ ticket: [fields.firstDay(null)], minAge: 6 }),
    terms: MONTHLY_UNTIL_10TH,
  },
]
