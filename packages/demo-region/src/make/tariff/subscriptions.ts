import { NETWORK } from './levels.ts'
import { fixed, MONTH, share, shareOfAll } from './prices.ts'
import { PERSONAL, type ProductSource, SUBSCRIPTION, TICKET, text } from './product-source.ts'

const MONTHLY = { type: 'month', calendar: true } as const
const YEARLY = { type: 'year', calendar: false } as const
const NETWORK_MONTH = 23990
/** A year costs ten months, in twelve instalments. */
const TEN_MONTHS = 10_000

const subscribed = { userData: PERSONAL, terms: 'subscription', validity: MONTHLY } as const
/** Personal, and valid on a mobile device or a chip card only (§ 3 of its terms). */
const germany = {
  userData: PERSONAL,
  terms: 'deutschlandTicket',
  validity: MONTHLY,
  priceStays: true,
  onPaper: false,
} as const

export const subscriptions: ProductSource[] = [
  {
    group: {
      name: 'deutschlandTicket',
      kind: 'catalogue',
      title: text('Deutschlandticket', 'Deutschlandticket'),
      overview: text('Bundesweit im Nahverkehr, jeden Monat', 'Local transport all over Germany, every month'),
      detail: text(
        'Gilt einen Kalendermonat lang in allen Verkehrsmitteln des öffentlichen Nahverkehrs in Deutschland, also weit über das Lührtal hinaus.',
        'Valid for one calendar month on all local public transport in Germany, far beyond the Lührtal.',
      ),
      fareRules: text(
        'Persönlich und nicht übertragbar, zweite Klasse. Im Fernverkehr ist es nicht gültig. Im Abonnement monatlich kündbar bis zum 10. eines Monats.',
        'Personal and not transferable, second class. Not valid on long-distance trains. As a subscription it can be cancelled every month by the 10th.',
      ),
      category: text('Bundesweite Tickets', 'Tickets for all of Germany'),
      serviceAreas: [TICKET, SUBSCRIPTION],
      singlyUntilSubscriptions: true,
    },
    sorts: [
      {
        id: 'deutschlandticket',
        name: text('Deutschlandticket', 'Deutschlandticket'),
        traveller: 'everyone',
        ...germany,
        prices: fixed(6300),
      },
    ],
  },
  {
    group: {
      name: 'jobTicket',
      kind: 'catalogue',
      title: text('Jobticket', 'Job ticket'),
      overview: text('Für Beschäftigte von Partnerunternehmen', 'For employees of partner companies'),
      detail: text(
        'Ihr Arbeitgeber hat einen Rahmenvertrag mit dem Lührtal-Verbund. Sie bestellen das Jobticket selbst und zahlen monatlich den ermäßigten Preis.',
        'Your employer has a framework agreement with Lührtal-Verbund. You order the job ticket yourself and pay the reduced price every month.',
      ),
      fareRules: text(
        'Nur für Beschäftigte mit Berechtigung ihres Arbeitgebers. Endet das Arbeitsverhältnis, endet auch das Jobticket zum Monatsende.',
        'Only for employees entitled by their employer. When the employment ends, the job ticket ends at the end of that month.',
      ),
      category: text('Für Unternehmen', 'For companies'),
      serviceAreas: [SUBSCRIPTION],
    },
    sorts: [
      {
        id: 'job-network',
        name: text('Jobticket Lührtal', 'Job ticket Lührtal'),
        traveller: 'adult',
        ...subscribed,
        prices: fixed(8990),
      },
      {
        id: 'job-network-first',
        name: text('Jobticket Lührtal 1. Klasse', 'Job ticket Lührtal first class'),
        traveller: 'adult',
        comfortClass: 'first',
        ...subscribed,
        prices: fixed(13490),
      },
      {
        id: 'job-deutschlandticket',
        name: text('Deutschlandticket Job', 'Deutschlandticket job'),
        traveller: 'adult',
        ...germany,
        condition: text(
          'Der Arbeitgeber zahlt mindestens ein Viertel des Preises dazu.',
          'The employer contributes at least a quarter of the price.',
        ),
        prices: fixed(5985),
      },
    ],
  },
  {
    group: {
      name: 'monthSubscription',
      kind: 'relation',
      title: text('Abo-Monatskarte', 'Monthly subscription'),
      overview: text('Zwölf Raten, zwei Monate geschenkt', 'Twelve instalments, two months free'),
      detail: text(
        'Die Monatskarte im Abonnement: ein Jahr fahren, zehn Monatskarten bezahlen, bequem in zwölf gleichen Raten.',
        'The monthly ticket as a subscription: travel for a year, pay for ten monthly tickets, in twelve equal instalments.',
      ),
      fareRules: text(
        'Mindestlaufzeit zwölf Monate. Beginn am Ersten eines Monats, Bestellung bis zum 15. des Vormonats.',
        'Minimum term twelve months. Begins on the first of a month; order by the 15th of the month before.',
      ),
      serviceAreas: [SUBSCRIPTION],
    },
    sorts: [
      {
        id: 'subscription-adult',
        name: text('Abo Erwachsene', 'Subscription adult'),
        traveller: 'adult',
        ...subscribed,
        validity: YEARLY,
        freeAdults: 1,
        freeChildren: 3,
        prices: { ...shareOfAll(MONTH, TEN_MONTHS), [NETWORK]: share(NETWORK_MONTH, TEN_MONTHS) },
      },
      {
        id: 'subscription-nine',
        name: text('9-Uhr-Abo', '9 o’clock subscription'),
        traveller: 'adult',
        ...subscribed,
        prices: { ...shareOfAll(MONTH, 625), [NETWORK]: share(NETWORK_MONTH, 625) },
      },
      {
        id: 'subscription-senior',
        name: text('Abo Senioren', 'Subscription senior'),
        traveller: 'senior',
        ...subscribed,
        condition: text('Ab 65 Jahren.', 'From the age of 65.'),
        prices: { ...shareOfAll(MONTH, 580), [NETWORK]: share(NETWORK_MONTH, 500) },
      },
      {
        id: 'subscription-pupil',
        name: text('Abo Schüler und Auszubildende', 'Subscription pupil and apprentice'),
        traveller: 'pupil',
        ...subscribed,
        identificationMediums: ['s', 'p'],
        prices: { ...shareOfAll(MONTH, 615), [NETWORK]: share(NETWORK_MONTH, 615) },
      },
      {
        id: 'subscription-adult-first',
        name: text('Abo Erwachsene 1. Klasse', 'Subscription adult first class'),
        traveller: 'adult',
        comfortClass: 'first',
        ...subscribed,
        validity: YEARLY,
        prices: { ...shareOfAll(MONTH, 15_000), [NETWORK]: share(NETWORK_MONTH, 15_000) },
      },
    ],
  },
  {
    group: {
      name: 'areaSubscription',
      kind: 'catalogue',
      title: text('Netz-Abo', 'Area subscription'),
      overview: text(
        'So oft Sie wollen, in der Stadt oder im ganzen Lührtal',
        'As often as you like, in town or all over the Lührtal',
      ),
      detail: text(
        'Gilt im gewählten Netz auf allen Linien, zu jeder Zeit. Es ist übertragbar.',
        'Valid on all lines of the chosen area, at any time. It may be passed on.',
      ),
      fareRules: text(
        'Mindestlaufzeit sechs Monate, danach monatlich kündbar bis zum 15. des Vormonats.',
        'Minimum term six months; after that it can be ended every month, until the 15th of the month before.',
      ),
      category: text('Mit dem Abo', 'By subscription'),
      serviceAreas: [SUBSCRIPTION],
    },
    sorts: [
      {
        id: 'subscription-city',
        name: text('Netz-Abo Falkenbrück', 'Area subscription Falkenbrück'),
        traveller: 'everyone',
        ...subscribed,
        prices: fixed(4990),
      },
      {
        id: 'subscription-network',
        name: text('Netz-Abo Lührtal', 'Area subscription Lührtal'),
        traveller: 'everyone',
        ...subscribed,
        prices: fixed(11_990),
      },
    ],
  },
  {
    group: {
      name: 'firstClassSubscription',
      kind: 'catalogue',
      title: text('Aufpreis erste Klasse', 'First-class supplement'),
      overview: text(
        'Erste Klasse im Lührtal zum Deutschlandticket',
        'First class in the Lührtal with the Deutschlandticket',
      ),
      detail: text(
        'Mit einem Deutschlandticket zusammen gilt er in der ersten Klasse aller Züge im Lührtal.',
        'Together with a Deutschlandticket it is valid in first class on all trains of the Lührtal.',
      ),
      fareRules: text(
        'Nur zusammen mit einem gültigen Deutschlandticket. Monatlich kündbar bis zum 10. eines Monats.',
        'Only together with a valid Deutschlandticket. It can be ended every month by the 10th.',
      ),
      category: text('Mit dem Abo', 'By subscription'),
      serviceAreas: [SUBSCRIPTION],
    },
    sorts: [
      {
        id: 'subscription-supplement-first',
        name: text('Aufpreis erste Klasse', 'First-class supplement'),
        traveller: 'everyone',
        comfortClass: 'first',
        ...subscribed,
        prices: fixed(2500),
      },
    ],
  },
]
