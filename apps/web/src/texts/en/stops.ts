import type { Texts } from '../texts.ts'

export const stops: Texts['stops'] = {
  title: 'Stop',
  infoNamed: 'About the stop {{stop}}',
  zones_one: 'Fare zone {{zones}}',
  zones_other: 'Fare zones {{zones}}',
  lines: 'Lines at this stop',
  departures: 'Next departures',
  noDepartures: 'Nothing leaves here any more today.',
  asStart: 'Travel from here',
  asEnd: 'Travel here',
}
