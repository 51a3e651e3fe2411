import type { Texts } from '../texts.ts'

export const journeys: Texts['journeys'] = {
  lead: 'How would you like to travel? While you are signed in, the journey search leaves out everything else.',
  legend: 'Means of transport',
  kinds: {
    longDistance: 'Long-distance trains and coaches',
    train: 'Regional and suburban trains',
    subway: 'Underground trains',
    tram: 'Trams',
    bus: 'Buses',
    ferry: 'Ferries',
    cableCar: 'Cable cars',
  },
  save: 'Save',
  saved: 'From now on we search for your journeys this way.',
  leftOut: 'Left out, as you have set: {{kinds}}.',
  change: 'Change setting',
}
