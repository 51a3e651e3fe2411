import type { DemoOrder, DemoTicket } from './demo-order.ts'

const OUT = { origin: '4008', destination: '4003' }
const BACK = { origin: '4003', destination: '4008' }

const ticket = (sort: string, ahead = 1, over: Partial<DemoTicket> = {}): DemoTicket => ({
  sort,
  way: null,
  ahead,
  ...over,
})
const onWay = (sort: string, ahead = 1, over: Partial<DemoTicket> = {}) => ticket(sort, ahead, { way: OUT, ...over })

/**
 * Purchases of the last twelve days, the first ones first: among them three kinds of trouble that staff look for, too
 * little paid, a refund that fails and a payment that is left.
 */
export const demoOrders: readonly DemoOrder[] = [
  { buyer: 'anton', days: 12, at: '08:12', pays: 'card', tickets: [onWay('month-adult', 3)] },
  { buyer: 'kira', days: 12, at: '17:40', pays: 'wallet', tickets: [ticket('network-day-adult', 2)] },
  { buyer: 'birte', days: 11, at: '07:05', pays: 'debit', tickets: [onWay('four-adult')], rides: 1 },
  { buyer: 'lasse', days: 11, at: '12:31', pays: 'card', tickets: [ticket('network-day-group', 1, { passengers: 4 })] },
  {
    buyer: 'cem',
    days: 10,
    at: '09:48',
    pays: 'card',
    tickets: [ticket('network-day-adult', 6, { amount: 2 }), ticket('bicycle-day', 6)],
    returned: { by: 'buyer', tickets: 'first' },
  },
  { buyer: 'dora', days: 10, at: '15:20', pays: 'wallet', tickets: [onWay('single-adult'), onWay('single-child')] },
  {
    buyer: 'malte',
    days: 9,
    at: '11:02',
    pays: 'card',
    discountCode: 'WILLKOMMEN10',
    tickets: [ticket('network-day-adult', 1, { amount: 2 })],
  },
  { buyer: 'emil', days: 9, at: '18:33', pays: 'card', tickets: [onWay('week-adult', 2)] },
  {
    buyer: 'nele',
    days: 8,
    at: '06:51',
    pays: 'refundRefused',
    tickets: [onWay('day-adult', 2)],
    returned: { by: 'staff', comment: 'Zug ausgefallen, am Telefon zugesagt' },
  },
  { buyer: 'fatma', days: 8, at: '13:14', pays: 'debit', tickets: [onWay('month-adult', 5)] },
  { buyer: 'anton', days: 7, at: '10:26', pays: 'card', tickets: [ticket('dog-day'), ticket('network-day-adult')] },
  { buyer: 'oskar', days: 7, at: '20:09', pays: 'tooLittle', tickets: [ticket('network-day-adult')] },
  { buyer: 'gero', days: 6, at: '07:44', pays: 'card', tickets: [onWay('four-adult'), onWay('four-child')], rides: 2 },
  {
    buyer: 'paula',
    days: 6,
    at: '16:58',
    pays: 'declined',
    tickets: [ticket('network-day-group', 1, { passengers: 3 })],
  },
  { buyer: 'paula', days: 6, at: '17:03', pays: 'card', tickets: [ticket('network-day-group', 1, { passengers: 3 })] },
  {
    buyer: 'birte',
    days: 5,
    at: '09:17',
    pays: 'wallet',
    tickets: [ticket('network-day-adult', 4)],
    returned: { by: 'buyer', tickets: 'all' },
  },
  {
    buyer: 'hilde',
    days: 5,
    at: '14:45',
    pays: 'card',
    tickets: [onWay('single-adult', 0), onWay('single-adult', 1, { way: BACK })],
  },
  { buyer: 'kira', days: 4, at: '08:30', pays: 'card', discountCode: 'WILLKOMMEN10', tickets: [onWay('day-adult')] },
  {
    buyer: 'cem',
    days: 4,
    at: '19:22',
    pays: 'card',
    tickets: [ticket('network-day-adult', 3, { amount: 3 })],
    returned: { by: 'staff', comment: 'Doppelt gekauft' },
  },
  { buyer: 'ivan', days: 3, at: '07:58', pays: 'debit', tickets: [onWay('week-adult')] },
  { buyer: 'lasse', days: 3, at: '12:12', pays: 'card', mailFailed: true, tickets: [ticket('network-day-adult')] },
  { buyer: 'dora', days: 2, at: '10:40', pays: 'card', tickets: [onWay('four-adult')], rides: 1 },
  { buyer: 'emil', days: 2, at: '18:01', pays: 'wallet', tickets: [ticket('bicycle-day'), onWay('day-adult')] },
  { buyer: 'nele', days: 2, at: '21:36', pays: 'declined', tickets: [onWay('single-adult')] },
  { buyer: 'fatma', days: 1, at: '06:49', pays: 'card', tickets: [onWay('single-adult')] },
  {
    buyer: 'jule',
    days: 1,
    at: '09:33',
    pays: 'card',
    discountCode: 'WILLKOMMEN10',
    tickets: [onWay('month-adult', 2)],
    returned: { by: 'staff', comment: 'Abo ab demselben Tag bestellt, Monatskarte nicht genutzt', waits: true },
  },
  {
    buyer: 'malte',
    days: 1,
    at: '15:07',
    pays: 'wallet',
    tickets: [ticket('network-day-group', 2, { passengers: 5 })],
  },
  { buyer: 'gero', days: 1, at: '19:50', pays: 'card', tickets: [onWay('day-adult'), ticket('dog-day')] },
  { buyer: 'hilde', days: 0, at: '00:40', pays: 'card', tickets: [onWay('single-adult', 1)] },
  { buyer: 'oskar', days: 0, at: '01:15', pays: 'left', tickets: [ticket('network-day-adult', 1, { amount: 2 })] },
]
