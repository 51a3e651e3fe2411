import type { SubscriptionConfiguration } from '@billett/domain'
import { fields } from './fields.ts'
import { masks, WAY } from './masks.ts'
import { HALF_A_YEAR, MONTHLY_BY_CONSENT } from './terms.ts'

/** What only some people may have: who learns, and who works for a partner. */
export const forSome: SubscriptionConfiguration[] = [
  {
    key: 'pupil',
    category: 'training',
    kind: 'relation',
    title: { de: 'Abo Schule und Ausbildung', en: 'School and training subscription' },
    overview: { de: 'Mit Nachweis Ihrer Schule oder Ihres Betriebs', en: 'With a proof of your school or company' },
    benefits: [{ de: 'Ihr Weg, so oft Sie wollen', en: 'Your way, as often as you like' }],
    conditions: [
      {
        de: 'Mit Schülerausweis oder einem Nachweis der Ausbildung. Für Kinder schließen die Eltern den Vertrag.',
        en: 'With a pupil ID or a proof of training. For children the parents conclude the contract.',
      },
      { de: 'Mindestens sechs Monate.', en: 'Six months at least.' },
    ],
    nets: [],
    articles: [{ comfortClass: 'second', net: null, sort: 'subscription-pupil', regularSort: null }],
    media: ['phone', 'chip'],
    photoOnCard: true,
    masks: masks({
      ticket: [...WAY, fields.firstDay(15)],
      entitlement: [fields.school, fields.proof],
      minAge: 6,
    }),
    terms: HALF_A_YEAR,
  },
  {
    key: 'job',
    category: 'company',
    kind: 'fixPrice',
    title: { de: 'Jobticket Lührtal', en: 'Job ticket Lührtal' },
    overview: { de: 'Das ganze Lührtal, zum Preis Ihrer Firma', en: 'All of the Lührtal, at your company’s price' },
    benefits: [
      { de: 'Alle Linien im Lührtal, auch in der Freizeit', en: 'All lines of the Lührtal, in your free time as well' },
    ],
    conditions: [
      {
        de: 'Nur für Beschäftigte eines Partnerunternehmens. Endet die Beschäftigung, endet es zum Monatsende.',
        en: 'Only for employees of a partner company. When the employment ends, it ends with the month.',
      },
    ],
    nets: [],
    articles: [
      { comfortClass: 'second', net: null, sort: 'job-network', regularSort: null },
      { comfortClass: 'first', net: null, sort: 'job-network-first', regularSort: null },
    ],
    media: ['phone', 'chip'],
    masks: masks({
      ticket: [fields.comfortClass, fields.firstDay(15)],
      entitlement: [fields.organisation],
      minAge: 15,
    }),
    terms: MONTHLY_BY_CONSENT,
  },
  {
    key: 'jobDeutschlandticket',
    category: 'company',
    kind: 'fixPrice',
    title: { de: 'Deutschlandticket Job', en: 'Deutschlandticket job' },
    overview: { de: 'Ihr Arbeitgeber zahlt mindestens ein Viertel dazu', en: 'Your employer adds at least a quarter' },
    benefits: [{ de: 'Nahverkehr in ganz Deutschland', en: 'Local transport all over Germany' }],
    conditions: [
      {
        de: 'Nur für Beschäftigte eines Partnerunternehmens. Zum Ende jedes Monats kündbar, bis zum 10.',
        en: 'Only for employees of a partner company. Can be ended at the end of every month, until the 10th.',
      },
    ],
    nets: [],
    articles: [{ comfortClass: 'second', net: null, sort: 'job-deutschlandticket', regularSort: null }],
    media: ['phone', 'chip'],
    masks: masks({ ticket: [fields.firstDay(null)], entitlement: [fields.organisation], minAge: 15 }),
    terms: MONTHLY_BY_CONSENT,
  },
]
