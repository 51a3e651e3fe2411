import { fixed, share } from './prices.ts'
import { HANDED_OVER, NAMED, NIGHT_END, type ProductSource, TICKET, text } from './product-source.ts'

const LEISURE = text('Freizeit und Ausflüge', 'Leisure and outings')
const NETWORK_DAY = 2590
const MONTHS_AHEAD = 13

/** The same day of the month's first week in each of the coming months. */
const monthly = (first: 'firstSaturday' | 'firstSunday'): string[] =>
  Array.from({ length: MONTHS_AHEAD }, (_, index) => `{${first}+${index}}`)

/** Departures of the ferry that can be booked. */
const CROSSINGS = Array.from({ length: 13 }, (_, index) => `${String(index + 7).padStart(2, '0')}:00`)

export const leisureTickets = (year: string): ProductSource[] => [
  {
    group: {
      name: 'networkDayTicket',
      kind: 'fixPrice',
      title: text('Lührtal-Tagesticket', 'Lührtal day ticket'),
      overview: text('Einen Tag lang das ganze Lührtal', 'The whole Lührtal for a day'),
      detail: text(
        'Gilt am gewählten Tag bis 4 Uhr des Folgetages in allen Zügen, Straßenbahnen und Bussen des Verbundes und auf der Lührfähre.',
        'Valid on the chosen day until 4 a.m. of the next day on all trains, trams and buses of the association and on the Lühr ferry.',
      ),
      fareRules: text(
        'Das Gruppenticket gilt für zwei bis fünf Personen zu einem festen Preis. Fahrräder und Hunde brauchen ein eigenes Ticket.',
        'The group ticket covers two to five people at one fixed price. Bicycles and dogs need a ticket of their own.',
      ),
      category: LEISURE,
      serviceAreas: [TICKET],
    },
    sorts: [
      {
        id: 'network-day-adult',
        everywhere: true,
        name: text('Lührtal-Tagesticket 1 Person', 'Lührtal day ticket 1 person'),
        traveller: 'adult',
        validity: { type: 'date', days: 1, untilTime: NIGHT_END },
        freeChildren: 3,
        ...HANDED_OVER,
        prices: fixed(NETWORK_DAY),
      },
      {
        id: 'network-day-child',
        everywhere: true,
        name: text('Lührtal-Tagesticket Kind', 'Lührtal day ticket child'),
        traveller: 'child',
        validity: { type: 'date', days: 1, untilTime: NIGHT_END },
        ...HANDED_OVER,
        prices: fixed(share(NETWORK_DAY, 500)),
      },
      {
        id: 'network-day-group',
        everywhere: true,
        name: text('Lührtal-Tagesticket Gruppe (2 bis 5 Personen)', 'Lührtal day ticket group (2 to 5 people)'),
        traveller: 'group',
        validity: { type: 'date', days: 1, untilTime: NIGHT_END },
        passengers: { min: 2, max: 5 },
        ...HANDED_OVER,
        prices: fixed(share(NETWORK_DAY, 1700)),
      },
    ],
  },
  {
    group: {
      name: 'weekendTicket',
      kind: 'fixPrice',
      title: text('Wochenendticket', 'Weekend ticket'),
      overview: text('Samstag und Sonntag unterwegs', 'Out and about on Saturday and Sunday'),
      detail: text(
        'Zwei Tage am Stück durch das ganze Lührtal, bis 4 Uhr nach dem zweiten Tag, mit Nachtbussen ohne Zuschlag.',
        'Two days in a row through the whole Lührtal, until 4 a.m. after the second day, night buses included without a supplement.',
      ),
      fareRules: text(
        'Der erste Geltungstag muss ein Samstag oder ein Tag vor einem Feiertag sein. Das Gruppenticket gilt für zwei bis fünf Personen.',
        'The first day must be a Saturday or the day before a public holiday. The group ticket covers two to five people.',
      ),
      category: LEISURE,
      serviceAreas: [TICKET],
    },
    sorts: [
      {
        id: 'weekend-adult',
        everywhere: true,
        name: text('Wochenendticket 1 Person', 'Weekend ticket 1 person'),
        traveller: 'adult',
        validity: { type: 'date', days: 2, untilTime: NIGHT_END },
        freeChildren: 3,
        prices: fixed(3490),
      },
      {
        id: 'weekend-group',
        everywhere: true,
        name: text('Wochenendticket Gruppe (2 bis 5 Personen)', 'Weekend ticket group (2 to 5 people)'),
        traveller: 'group',
        validity: { type: 'date', days: 2, untilTime: NIGHT_END },
        passengers: { min: 2, max: 5 },
        prices: fixed(5490),
      },
    ],
  },
  {
    group: {
      name: 'guestTicket',
      kind: 'fixPrice',
      title: text('Gästekarte Lührtal', 'Lührtal guest card'),
      overview: text('Drei oder sieben Tage Urlaub ohne Auto', 'Three or seven days of holiday without a car'),
      detail: text(
        'Freie Fahrt im ganzen Verbundgebiet und zehn Prozent Nachlass in der Therme Bad Ellerich und im Freilichtmuseum Fuchsmühlen.',
        'Free travel in the whole network and ten per cent off at the Bad Ellerich thermal baths and the Fuchsmühlen open-air museum.',
      ),
      fareRules: text(
        'Die Gästekarte trägt den Namen des Gastes und ist nicht übertragbar. Bis zu zwei Kinder unter 15 Jahren fahren kostenlos mit.',
        'The guest card carries the name of the guest and cannot be passed on. Up to two children under 15 travel free.',
      ),
      category: LEISURE,
      serviceAreas: [TICKET],
    },
    sorts: [
      {
        id: 'guest-3',
        everywhere: true,
        name: text('Gästekarte 3 Tage', 'Guest card 3 days'),
        traveller: 'adult',
        validity: { type: 'date', days: 3, untilTime: NIGHT_END },
        userData: NAMED,
        freeChildren: 2,
        prices: fixed(4490),
      },
      {
        id: 'guest-7',
        everywhere: true,
        name: text('Gästekarte 7 Tage', 'Guest card 7 days'),
        traveller: 'adult',
        validity: { type: 'date', days: 7, untilTime: NIGHT_END },
        userData: NAMED,
        freeChildren: 2,
        prices: fixed(6990),
      },
    ],
  },
  {
    group: {
      name: 'eventTicket',
      kind: 'fixPrice',
      title: text('Veranstaltungstickets', 'Event tickets'),
      overview: text('Zum Marktsamstag und in das neue Jahr', 'To Market Saturday and into the new year'),
      detail: text(
        'Mit dem Marktsamstag-Ticket am ersten Samstag des Monats nach Falkenbrück und zurück, mit dem Silvesterticket sicher durch die Nacht.',
        'The Market Saturday ticket takes you to Falkenbrück and back on the first Saturday of the month; the New Year’s Eve ticket takes you safely through the night.',
      ),
      fareRules: text(
        'Gilt nur an den angebotenen Tagen, im ganzen Verbundgebiet. Eine Rückgabe ist nur vor dem Veranstaltungstag möglich.',
        'Valid only on the days offered, in the whole network. It can be returned only before the day of the event.',
      ),
      category: LEISURE,
      serviceAreas: [TICKET],
    },
    sorts: [
      {
        id: 'event-market',
        everywhere: true,
        name: text('Marktsamstag-Ticket', 'Market Saturday ticket'),
        traveller: 'everyone',
        validity: { type: 'listDate', dates: monthly('firstSaturday'), untilTime: NIGHT_END },
        prices: fixed(790),
      },
      {
        id: 'event-new-year',
        everywhere: true,
        name: text('Silvesterticket', 'New Year’s Eve ticket'),
        traveller: 'everyone',
        validity: { type: 'listDate', dates: ['{Y}-12-31', '{Y+1}-12-31', '{Y+2}-12-31'], untilTime: '06:00' },
        prices: fixed(990),
      },
    ],
  },
  {
    group: {
      name: 'ferryTicket',
      kind: 'fixPrice',
      title: text('Lührfähre', 'Lühr ferry'),
      overview: text(
        'Über die Lühr zwischen Falkenbrück und Fährwinkel',
        'Across the Lühr between Falkenbrück and Fährwinkel',
      ),
      detail: text(
        'Eine Überfahrt zur gewählten Stunde. Mit Tages-, Wochen- und Monatskarten der Zonen 10 und 21 brauchen Sie kein Fährticket.',
        'One crossing at the chosen hour. You need no ferry ticket with a day, weekly or monthly ticket for zones 10 and 21.',
      ),
      fareRules: text(
        'Gilt 60 Minuten ab der gewählten Zeit. Bei Hochwasser und Eisgang ruht der Betrieb; Tickets werden dann erstattet.',
        'Valid for 60 minutes from the chosen time. There is no service in floods and drifting ice; tickets are refunded then.',
      ),
      category: LEISURE,
      serviceAreas: [TICKET],
    },
    sorts: [
      {
        id: 'ferry-adult',
        name: text('Fähre Erwachsene', 'Ferry adult'),
        traveller: 'adult',
        validity: { type: 'listTime', times: CROSSINGS, minutes: 60 },
        terms: 'ferry',
        prices: fixed(250),
      },
      {
        id: 'ferry-child',
        name: text('Fähre Kind', 'Ferry child'),
        traveller: 'child',
        validity: { type: 'listTime', times: CROSSINGS, minutes: 60 },
        terms: 'ferry',
        prices: fixed(150),
      },
      {
        id: 'ferry-bicycle',
        name: text('Fähre Fahrrad', 'Ferry bicycle'),
        traveller: 'bicycle',
        validity: { type: 'listTime', times: CROSSINGS, minutes: 60 },
        terms: 'ferry',
        prices: fixed(120),
      },
    ],
  },
  {
    group: {
      name: 'schoolHolidayTicket',
      kind: 'fixPrice',
      title: text('Schülerferienticket', 'School holiday ticket'),
      overview: text('Sechs Wochen Sommer, ein Preis', 'Six weeks of summer, one price'),
      detail: text(
        'Freie Fahrt im ganzen Verbundgebiet während der Sommerferien, für Schülerinnen und Schüler bis 20 Jahre.',
        'Free travel in the whole network during the summer holidays, for pupils up to the age of 20.',
      ),
      fareRules: text(
        'Persönlich und nur mit Schülerausweis gültig. Verkauf von Mai bis August.',
        'Personal and valid only with a pupil ID. On sale from May to August.',
      ),
      category: LEISURE,
      serviceAreas: [TICKET],
    },
    sorts: [
      {
        id: 'school-holiday',
        name: text('Schülerferienticket', 'School holiday ticket'),
        traveller: 'pupil',
        validity: { type: 'date', days: 42 },
        userData: NAMED,
        identificationMediums: ['s'],
        terms: 'personal',
        saleFrom: `${year}-05-01`,
        saleUntil: `${year}-08-31`,
        prices: fixed(3400),
      },
    ],
  },
  {
    group: {
      name: 'freeRide',
      kind: 'fixPrice',
      title: text('Freifahrten', 'Free travel'),
      overview: text('Kostenlos, aber mit Ticket', 'Free of charge, but with a ticket'),
      detail: text(
        'Kleinkinder fahren immer kostenlos. Am ersten Sonntag im Monat nehmen wir auch Ihr Fahrrad ohne Aufpreis mit.',
        'Toddlers always travel free. On the first Sunday of the month we also take your bicycle at no extra charge.',
      ),
      fareRules: text(
        'Das Kleinkindticket ist freiwillig und hilft beim Zählen der Fahrgäste. Das Fahrradticket gilt, soweit Platz ist.',
        'The toddler ticket is voluntary and helps us to count passengers. The bicycle ticket is valid where there is room.',
      ),
      category: LEISURE,
      serviceAreas: [TICKET],
    },
    sorts: [
      {
        id: 'free-toddler',
        name: text('Kleinkind bis 5 Jahre', 'Toddler up to 5 years'),
        traveller: 'toddler',
        validity: { type: 'date', days: 1, untilTime: NIGHT_END },
        free: true,
        prices: fixed(0),
      },
      {
        id: 'free-bicycle-sunday',
        name: text('Fahrradsonntag', 'Bicycle Sunday'),
        traveller: 'bicycle',
        validity: { type: 'listDate', dates: monthly('firstSunday') },
        free: true,
        terms: 'bicycle',
        prices: fixed(0),
      },
    ],
  },
]
