import { addDays, addMonths, firstOfMonth, type PlainDate } from '@billett/domain'
import type { DemoContract, DemoCustomer } from './demo-customer.ts'

/** Of all customers of the demo; the README names it. */
export const DEMO_PASSWORD = 'Luehrtal-unterwegs-26'

const GRANTED = ['EmailVerified', 'Granted'] as const
const WAY = { origin: '4008', destination: '4003' }

type Told = Pick<DemoContract, 'key' | 'configuration' | 'sort' | 'firstDay'> & Partial<DemoContract>

/** Ordered ten days before its first day, granted at once, on a phone, if nothing else is told. */
const contract = (told: Told): DemoContract => ({
  way: null,
  medium: 'phone',
  serial: null,
  orderedOn: addDays(told.firstDay, -10),
  moves: [...GRANTED],
  steps: [],
  ...told,
})

/**
 * Customers of the demo, as they stand on a day: together they have contracts in all states an account shows. The same
 * on every day of a month but for what is counted from its first day.
 */
export function demoCustomers(today: PlainDate): DemoCustomer[] {
  const month = (ahead: number): PlainDate => addMonths(firstOfMonth(today), ahead)
  const year = Number(today.slice(0, 4))
  const jonas = { key: 'jonas', firstName: 'Jonas', lastName: 'Lindner', birthDate: `${year - 11}-03-14` }
  return [
    {
      key: 'mara',
      firstName: 'Mara',
      lastName: 'Lindner',
      birthDate: `${year - 38}-06-02`,
      email: 'mara.lindner@example.org',
      iban: 'DE17999000010000004711',
      contracts: [
        contract({
          key: 'running',
          configuration: 'deutschlandticket',
          sort: 'deutschlandticket',
          firstDay: month(-7),
          steps: [
            {
              on: addDays(month(-5), 4),
              happening: { kind: 'paused', effectiveOn: month(-4), payload: { until: month(-3), reason: 'illness' } },
            },
          ],
          asked: {
            on: addDays(month(0), -2),
            change: { kind: 'refund', from: addDays(month(-1), 2), until: addDays(month(-1), 19), reason: 'disease' },
          },
        }),
        contract({
          key: 'ending',
          configuration: 'monthly',
          sort: 'subscription-adult',
          way: WAY,
          medium: 'chip',
          serial: 'LT-0048-1177-2',
          firstDay: month(-12),
          steps: [
            {
              on: addDays(month(-1), 8),
              happening: { kind: 'ended', effectiveOn: month(2), payload: { reason: 'customerRequest' } },
            },
          ],
        }),
        contract({
          key: 'paused',
          configuration: 'area',
          sort: 'subscription-city',
          medium: 'chip',
          serial: 'LT-0048-2203-9',
          firstDay: month(-8),
          steps: [
            {
              on: addDays(month(-1), 6),
              happening: { kind: 'paused', effectiveOn: month(0), payload: { until: month(2), reason: 'unknown' } },
            },
          ],
        }),
        contract({
          key: 'pupil',
          configuration: 'pupil',
          sort: 'subscription-pupil',
          way: WAY,
          holder: jonas,
          medium: 'chip',
          serial: 'LT-0051-0062-5',
          firstDay: month(-2),
          missingProof: { field: 'proof', neededBy: addDays(month(1), 13) },
        }),
        contract({
          key: 'ahead',
          configuration: 'firstClassSupplement',
          sort: 'subscription-supplement-first',
          firstDay: month(1),
          orderedOn: addDays(month(0), -3),
        }),
        contract({
          key: 'expired',
          configuration: 'nine',
          sort: 'subscription-nine',
          way: WAY,
          firstDay: month(-10),
          steps: [
            {
              on: addDays(month(-4), 9),
              happening: { kind: 'ended', effectiveOn: month(-3), payload: { reason: 'customerRequest' } },
            },
          ],
        }),
        contract({
          key: 'requested',
          configuration: 'jobDeutschlandticket',
          sort: 'job-deutschlandticket',
          firstDay: month(2),
          // The demo's clerk decides nothing for people of this name.
          holder: { key: 'levi', firstName: 'Levi', lastName: 'Warten', birthDate: `${year - 36}-09-08` },
          orderedOn: addDays(month(0), -5),
          moves: ['EmailVerified', 'ApprovalOrganizationPending'],
        }),
      ],
    },
    {
      key: 'paul',
      firstName: 'Paul',
      lastName: 'Brandt',
      birthDate: `${year - 71}-11-20`,
      email: 'paul.brandt@example.org',
      iban: 'DE28999000020000008150',
      contracts: [
        contract({
          key: 'running',
          configuration: 'deutschlandticket',
          sort: 'deutschlandticket',
          medium: 'chip',
          serial: 'LT-0039-5521-8',
          firstDay: month(-3),
        }),
      ],
    },
    {
      // What the rules find odd together: an address good for an hour, somebody else's account, and a new one here.
      key: 'nele',
      firstName: 'Nele',
      // The demo's clerk decides nothing for people of this name.
      lastName: 'Warten',
      birthDate: `${year - 24}-04-17`,
      email: 'nele.warten@trashmail.com',
      iban: 'DE87999000010000004712',
      // Whoever proves accounts in the demo says of this name that it is somebody else's.
      accountHolder: 'Ulf Fremd',
      contracts: [
        contract({
          key: 'suspected',
          configuration: 'deutschlandticket',
          sort: 'deutschlandticket',
          firstDay: month(2),
          orderedOn: addDays(today, -1),
          moves: ['EmailVerified'],
        }),
      ],
    },
  ]
}
