import type { journeys as german } from '../../de/account/journeys.ts'

export const journeys: Record<keyof typeof german, string> = {
  'journeys.lead': 'How would you like to travel? While you are signed in, the trip search leaves out everything else.',
  'journeys.legend': 'Means of transport',

  'journeys.kinds.longDistance': 'Long-distance trains and coaches',
  'journeys.kinds.train': 'Regional and suburban trains',
  'journeys.kinds.subway': 'Underground trains',
  'journeys.kinds.tram': 'Trams',
  'journeys.kinds.bus': 'Buses',
  'journeys.kinds.ferry': 'Ferries',
  'journeys.kinds.cableCar': 'Cable cars',

  'journeys.save': 'Save',
  'journeys.saved': 'From now on we search for your trips this way.',
  'journeys.leftOut': 'Left out, as you have set: {{kinds}}.',
  'journeys.change': 'Change setting',
}
