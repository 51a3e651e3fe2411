import { NETWORK } from './levels.ts'
import { MONTH, share, shareOfAll, WEEK } from './prices.ts'
import { PERSONAL, type ProductSource, SUBSCRIPTION, TICKET, text } from './product-source.ts'

const ROLLING_WEEK = { type: 'week', calendar: false } as const
const MONTHLY = { type: 'month', calendar: true } as const
const YEAR = { type: 'year', calendar: false } as const
const NETWORK_WEEK = 8990
const NETWORK_MONTH = 23990
/** A yearly ticket costs ten months. */
const TEN_MONTHS = 10_000

const personal = { userData: PERSONAL, terms: 'personal' } as const

export const seasonTickets: ProductSource[] = [
  {
    group: {
      name: 'weekTicket',
      kind: 'relation',
      title: text('Wochenkarte', 'Weekly ticket'),
      overview: text('Sieben Tage am Stück, ab jedem Tag', 'Seven days in a row, from any day'),
      detail: text(
        'Gilt sieben aufeinanderfolgende Tage ab dem gewählten Tag für beliebig viele Fahrten in den gewählten Tarifzonen.',
        'Valid for seven consecutive days from the chosen day for any number of journeys in the chosen fare zones.',
      ),
      fareRules: text(
        'Die Karte für Erwachsene ist übertragbar. Die Schülerkarte ist persönlich und gilt nur mit einem Schülerausweis.',
        'The ticket for adults may be passed on. The pupil ticket is personal and valid only with a pupil ID.',
      ),
      serviceAreas: [TICKET],
    },
    sorts: [
      {
        id: 'week-adult',
        name: text('Wochenkarte Erwachsene', 'Weekly ticket adult'),
        traveller: 'adult',
        validity: ROLLING_WEEK,
        prices: { ...WEEK, [NETWORK]: NETWORK_WEEK },
      },
      {
        id: 'week-pupil',
        name: text('Wochenkarte Schüler', 'Weekly ticket pupil'),
        traveller: 'pupil',
        validity: { type: 'week', calendar: true },
        ...personal,
        identificationMediums: ['s'],
        condition: text('Nur mit Schülerausweis.', 'Only with a pupil ID.'),
        prices: { ...shareOfAll(WEEK, 750), [NETWORK]: share(NETWORK_WEEK, 750) },
      },
      {
        id: 'week-adult-first',
        name: text('Wochenkarte Erwachsene 1. Klasse', 'Weekly ticket adult first class'),
        traveller: 'adult',
        comfortClass: 'first',
        validity: ROLLING_WEEK,
        prices: { ...shareOfAll(WEEK, 1500), [NETWORK]: share(NETWORK_WEEK, 1500) },
      },
    ],
  },
  {
    group: {
      name: 'monthTicket',
      kind: 'relation',
      title: text('Monatskarte', 'Monthly ticket'),
      overview: text('Ein Kalendermonat für den täglichen Weg', 'One calendar month for your daily journey'),
      detail: text(
        'Gilt im gewählten Kalendermonat für beliebig viele Fahrten in den gewählten Tarifzonen. Am Wochenende und an Feiertagen fahren ein Erwachsener und bis zu drei Kinder kostenlos mit.',
        'Valid during the chosen calendar month for any number of journeys in the chosen fare zones. On weekends and public holidays one adult and up to three children travel free with you.',
      ),
      fareRules: text(
        'Monatskarten sind persönlich. Ermäßigte Karten gelten nur mit dem genannten Nachweis. Die 9-Uhr-Monatskarte gilt montags bis freitags ab 9 Uhr, sonst ganztägig.',
        'Monthly tickets are personal. Reduced tickets are valid only with the proof stated. The 9 o’clock monthly ticket is valid from 9 a.m. on Mondays to Fridays and all day otherwise.',
      ),
      serviceAreas: [TICKET],
    },
    sorts: [
      {
        id: 'month-adult',
        name: text('Monatskarte Erwachsene', 'Monthly ticket adult'),
        traveller: 'adult',
        validity: MONTHLY,
        ...personal,
        freeAdults: 1,
        freeChildren: 3,
        prices: { ...MONTH, [NETWORK]: NETWORK_MONTH },
      },
      {
        id: 'month-nine',
        name: text('9-Uhr-Monatskarte', '9 o’clock monthly ticket'),
        traveller: 'adult',
        validity: MONTHLY,
        ...personal,
        condition: text('Montags bis freitags erst ab 9 Uhr.', 'Mondays to Fridays from 9 a.m. only.'),
        prices: { ...shareOfAll(MONTH, 750), [NETWORK]: share(NETWORK_MONTH, 750) },
      },
      {
        id: 'month-senior',
        name: text('Monatskarte Senioren', 'Monthly ticket senior'),
        traveller: 'senior',
        validity: MONTHLY,
        ...personal,
        condition: text('Ab 65 Jahren.', 'From the age of 65.'),
        prices: { ...shareOfAll(MONTH, 700), [NETWORK]: share(NETWORK_MONTH, 600) },
      },
      {
        id: 'month-pupil',
        name: text('Monatskarte Schüler und Auszubildende', 'Monthly ticket pupil and apprentice'),
        traveller: 'pupil',
        validity: MONTHLY,
        ...personal,
        identificationMediums: ['s', 'p'],
        condition: text('Nur mit Berechtigungsnachweis.', 'Only with proof of entitlement.'),
        prices: { ...shareOfAll(MONTH, 740), [NETWORK]: share(NETWORK_MONTH, 740) },
      },
      {
        id: 'month-student',
        name: text('Monatskarte Studierende', 'Monthly ticket student'),
        traveller: 'student',
        validity: MONTHLY,
        ...personal,
        identificationMediums: ['a'],
        condition: text('Nur mit Studierendenausweis.', 'Only with a student ID.'),
        prices: { ...shareOfAll(MONTH, 740), [NETWORK]: share(NETWORK_MONTH, 740) },
      },
      {
        id: 'month-social',
        name: text('Sozialticket', 'Social ticket'),
        traveller: 'reduced',
        validity: MONTHLY,
        ...personal,
        identificationMediums: ['z'],
        condition: text('Nur mit Sozialpass.', 'Only with a social pass.'),
        prices: shareOfAll(MONTH, 500),
      },
      {
        id: 'month-adult-first',
        name: text('Monatskarte Erwachsene 1. Klasse', 'Monthly ticket adult first class'),
        traveller: 'adult',
        comfortClass: 'first',
        validity: MONTHLY,
        ...personal,
        prices: { ...shareOfAll(MONTH, 1500), [NETWORK]: share(NETWORK_MONTH, 1500) },
      },
    ],
  },
  {
    group: {
      name: 'yearTicket',
      kind: 'relation',
      title: text('Jahreskarte', 'Yearly ticket'),
      overview: text('Zwölf Monate fahren, zehn bezahlen', 'Travel twelve months, pay for ten'),
      detail: text(
        'Gilt ein Jahr ab dem gewählten Tag für beliebig viele Fahrten in den gewählten Tarifzonen, in einem Betrag bezahlt.',
        'Valid for one year from the chosen day for any number of journeys in the chosen fare zones, paid in one amount.',
      ),
      fareRules: text(
        'Die übertragbare Jahreskarte darf weitergegeben werden. Nach Beginn der Geltungsdauer wird nach vollen Monaten abgerechnet.',
        'The transferable yearly ticket may be passed on. Once validity has begun, it is settled by full months.',
      ),
      serviceAreas: [TICKET, SUBSCRIPTION],
    },
    sorts: [
      {
        id: 'year-adult',
        name: text('Jahreskarte Erwachsene', 'Yearly ticket adult'),
        traveller: 'adult',
        validity: YEAR,
        ...personal,
        prices: { ...shareOfAll(MONTH, TEN_MONTHS), [NETWORK]: share(NETWORK_MONTH, TEN_MONTHS) },
      },
      {
        id: 'year-transferable',
        name: text('Jahreskarte übertragbar', 'Yearly ticket transferable'),
        traveller: 'everyone',
        validity: YEAR,
        prices: { ...shareOfAll(MONTH, 11_000), [NETWORK]: share(NETWORK_MONTH, 11_000) },
      },
    ],
  },
  {
    group: {
      name: 'firstClassSupplement',
      kind: 'relation',
      title: text('Zuschlag 1. Klasse', 'First-class supplement'),
      overview: text('Mit Ihrem Ticket in die 1. Klasse', 'Take your ticket into first class'),
      detail: text(
        'Ergänzt ein gültiges Ticket der 2. Klasse. Die 1. Klasse gibt es in den Zügen der Lührtalbahn.',
        'Adds to a valid second-class ticket. First class is available on the trains of Lührtalbahn.',
      ),
      fareRules: text(
        'Der Zuschlag gilt nur zusammen mit einem Ticket der 2. Klasse für dieselbe Strecke. Das Deutschlandticket kann mit dem Zuschlag im Verbundgebiet ergänzt werden.',
        'The supplement is valid only together with a second-class ticket for the same route. It can be added to the Deutschlandticket within the network.',
      ),
      serviceAreas: [TICKET],
    },
    sorts: [
      {
        id: 'supplement-single',
        name: text('Zuschlag 1. Klasse Einzelfahrt', 'First-class supplement single'),
        traveller: 'everyone',
        comfortClass: 'transition',
        carrier: 'luehrtalbahn',
        validity: { type: 'dateTime', minutes: 120 },
        prices: shareOfAll(MONTH, 25),
      },
      {
        id: 'supplement-month',
        name: text('Zuschlag 1. Klasse Monat', 'First-class supplement month'),
        traveller: 'everyone',
        comfortClass: 'transition',
        carrier: 'luehrtalbahn',
        validity: MONTHLY,
        prices: { ...shareOfAll(MONTH, 500), [NETWORK]: share(NETWORK_MONTH, 450) },
      },
    ],
  },
]
