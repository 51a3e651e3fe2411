import type { Texts } from '../texts.ts'

export const search: Texts['search'] = {
  card: 'Search for a journey and a ticket',
  from: 'From',
  fromHint: 'Stop or station',
  to: 'To',
  toHint: 'Stop or station',
  swap: 'Swap start and destination',
  date: 'Date',
  time: 'Time',
  timing: 'Time is for',
  departure: 'Departure',
  arrival: 'Arrival',
  submit: 'Show tickets and trips',
}
