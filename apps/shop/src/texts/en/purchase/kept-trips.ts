import type { keptTrips as german } from '../../de/purchase/kept-trips.ts'

export const keptTrips: Record<keyof typeof german, string> = {
  'keptTrips.title': 'Timetable of {{time}}',
  'keptTrips.text': 'The trips could not be loaded anew. Delays and cancellations are not known.',
}
