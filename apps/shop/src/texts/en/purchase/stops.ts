import type { stops as german } from '../../de/purchase/stops.ts'

export const stops: Record<keyof typeof german, string> = {
  'stops.title': 'Stop',
  'stops.infoNamed': 'About the stop {{stop}}',
  'stops.zones_one': 'Fare zone {{zones}}',
  'stops.zones_other': 'Fare zones {{zones}}',
  'stops.lines': 'Lines at this stop',
  'stops.departures': 'Next departures',
  'stops.noDepartures': 'Nothing leaves here any more today.',
  'stops.asStart': 'Travel from here',
  'stops.asEnd': 'Travel here',
}
