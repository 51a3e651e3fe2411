import type { Texts } from '../texts.ts'

export const journeys: Texts['journeys'] = {
  lead: 'What would you like to ride on? While you are signed in, the journey search leaves out everything else.',
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
  saved: 'This is how we search your journeys from now on.',
  leftOut: 'Left out, as you have set: {{kinds}}.',
  change: 'Change setting',
}
