import { NETWORK, SHORT } from './levels.ts'
import { DAY, SINGLE, share, shareOfAll } from './prices.ts'
import { HANDED_OVER, NIGHT_END, type ProductSource, TICKET, text } from './product-source.ts'

const TWO_HOURS = { type: 'dateTime', minutes: 120 } as const
const ONE_DAY = { type: 'date', days: 1, untilTime: NIGHT_END } as const
const BC25 = { id: 'BC25', name: text('BahnCard 25 oder LührtalCard', 'BahnCard 25 or LührtalCard') }
const BC50 = { id: 'BC50', name: text('BahnCard 50', 'BahnCard 50') }
const CARD_NEEDED = text(
  'Nur gültig zusammen mit der angegebenen Ermäßigungskarte.',
  'Valid only together with the discount card stated.',
)
const SHORT_ADULT = 200
const NETWORK_DAY = 2590

export const singleTickets: ProductSource[] = [
  {
    group: {
      name: 'singleTicket',
      kind: 'relation',
      title: text('Einzelticket', 'Single ticket'),
      overview: text('Eine Fahrt, zwei Stunden Zeit zum Umsteigen', 'One journey, two hours to change'),
      detail: text(
        'Gilt für eine Fahrt von der gewählten Start- zur gewählten Zielhaltestelle. Umsteigen und Fahrtunterbrechungen sind innerhalb von zwei Stunden erlaubt.',
        'Valid for one journey from the chosen origin to the chosen destination. Changing and breaking the journey are allowed within two hours.',
      ),
      fareRules: text(
        'Der Preis richtet sich nach der Zahl der Tarifzonen auf dem Weg. An Haltestellen auf einer Zonengrenze gilt die günstigere Zone. Kleinkinder unter sechs Jahren fahren kostenlos mit.',
        'The price depends on the number of fare zones on the way. At stops on a zone border the cheaper zone counts. Toddlers under six travel free of charge.',
      ),
      serviceAreas: [TICKET],
    },
    sorts: [
      {
        id: 'single-adult',
        name: text('Einzelticket Erwachsene', 'Single ticket adult'),
        traveller: 'adult',
        validity: TWO_HOURS,
        ...HANDED_OVER,
        prices: SINGLE,
      },
      {
        id: 'single-child',
        name: text('Einzelticket Kind', 'Single ticket child'),
        traveller: 'child',
        validity: TWO_HOURS,
        ...HANDED_OVER,
        prices: shareOfAll(SINGLE, 550),
      },
      {
        id: 'single-bc25',
        name: text('Einzelticket mit BahnCard 25', 'Single ticket with BahnCard 25'),
        traveller: 'adult',
        discountType: BC25,
        condition: CARD_NEEDED,
        validity: TWO_HOURS,
        prices: shareOfAll(SINGLE, 750),
      },
      {
        id: 'single-bc50',
        name: text('Einzelticket mit BahnCard 50', 'Single ticket with BahnCard 50'),
        traveller: 'adult',
        discountType: BC50,
        condition: CARD_NEEDED,
        validity: TWO_HOURS,
        prices: shareOfAll(SINGLE, 600),
      },
      {
        id: 'single-adult-first',
        name: text('Einzelticket Erwachsene 1. Klasse', 'Single ticket adult first class'),
        traveller: 'adult',
        comfortClass: 'first',
        validity: TWO_HOURS,
        ...HANDED_OVER,
        prices: shareOfAll(SINGLE, 1500),
      },
      {
        id: 'single-child-first',
        name: text('Einzelticket Kind 1. Klasse', 'Single ticket child first class'),
        traveller: 'child',
        comfortClass: 'first',
        validity: TWO_HOURS,
        ...HANDED_OVER,
        prices: shareOfAll(SINGLE, 825),
      },
      {
        id: 'single-bc25-first',
        name: text('Einzelticket 1. Klasse mit BahnCard 25', 'Single ticket first class with BahnCard 25'),
        traveller: 'adult',
        comfortClass: 'first',
        discountType: BC25,
        condition: CARD_NEEDED,
        validity: TWO_HOURS,
        prices: shareOfAll(SINGLE, 1125),
      },
    ],
  },
  {
    group: {
      name: 'shortDistance',
      kind: 'relation',
      title: text('Kurzstrecke', 'Short distance'),
      overview: text('Bis zu vier Haltestellen ohne Umsteigen', 'Up to four stops without changing'),
      detail: text(
        'Für den kurzen Weg: höchstens vier Haltestellen nach dem Einstieg, 30 Minuten gültig. Umsteigen ist nicht erlaubt.',
        'For the short hop: at most four stops after boarding, valid for 30 minutes. Changing is not allowed.',
      ),
      fareRules: text(
        'Gezählt werden die Haltestellen im Fahrplan, auch wenn das Fahrzeug dort nicht hält. Nicht gültig in Zügen und in Nachtbussen.',
        'The stops of the timetable count, even where the vehicle does not stop. Not valid on trains and night buses.',
      ),
      serviceAreas: [TICKET],
    },
    sorts: [
      {
        id: 'short-adult',
        name: text('Kurzstrecke Erwachsene', 'Short distance adult'),
        traveller: 'adult',
        validity: { type: 'dateTime', minutes: 30 },
        ...HANDED_OVER,
        prices: { [SHORT]: SHORT_ADULT },
      },
      {
        id: 'short-child',
        name: text('Kurzstrecke Kind', 'Short distance child'),
        traveller: 'child',
        validity: { type: 'dateTime', minutes: 30 },
        ...HANDED_OVER,
        prices: { [SHORT]: share(SHORT_ADULT, 600) },
      },
    ],
  },
  {
    group: {
      name: 'fourRideTicket',
      kind: 'relation',
      title: text('4er-Karte', '4-ride ticket'),
      overview: text('Vier Fahrten kaufen, zehn Prozent sparen', 'Buy four rides, save ten per cent'),
      detail: text(
        'Vier Einzelfahrten derselben Preisstufe. Sie entwerten jede Fahrt selbst, kurz bevor Sie einsteigen, auch für mehrere Personen nacheinander.',
        'Four single rides of the same price level. You validate each ride yourself shortly before boarding, also for several people one after the other.',
      ),
      fareRules: text(
        'Jede entwertete Fahrt gilt zwei Stunden. Nicht genutzte Fahrten werden nicht erstattet, sobald die erste Fahrt entwertet ist.',
        'Each validated ride is valid for two hours. Unused rides are not refunded once the first ride has been validated.',
      ),
      serviceAreas: [TICKET],
    },
    sorts: [
      {
        id: 'four-adult',
        name: text('4er-Karte Erwachsene', '4-ride ticket adult'),
        traveller: 'adult',
        validity: TWO_HOURS,
        rides: 4,
        terms: 'multiRide',
        prices: shareOfAll(SINGLE, 3600),
      },
      {
        id: 'four-child',
        name: text('4er-Karte Kind', '4-ride ticket child'),
        traveller: 'child',
        validity: TWO_HOURS,
        rides: 4,
        terms: 'multiRide',
        prices: shareOfAll(SINGLE, 1980),
      },
    ],
  },
  {
    group: {
      name: 'dayTicket',
      kind: 'relation',
      title: text('Tagesticket', 'Day ticket'),
      overview: text('Ein Tag, beliebig viele Fahrten', 'One day, as many journeys as you like'),
      detail: text(
        'Gilt am gewählten Tag bis 4 Uhr des Folgetages für beliebig viele Fahrten in den gewählten Tarifzonen, auch als Gruppenticket für zwei bis fünf Personen.',
        'Valid on the chosen day until 4 a.m. of the next day for any number of journeys in the chosen fare zones, also as a group ticket for two to five people.',
      ),
      fareRules: text(
        'Das Gruppenticket gilt für zwei bis fünf Personen zu einem festen Preis; ein Hund zählt als Person. Bei Einzelpersonen fahren bis zu drei Kinder unter 15 Jahren kostenlos mit.',
        'The group ticket covers two to five people at one fixed price; a dog counts as a person. Up to three children under 15 travel free with a single adult.',
      ),
      serviceAreas: [TICKET],
    },
    sorts: [
      {
        id: 'day-adult',
        name: text('Tagesticket 1 Person', 'Day ticket 1 person'),
        traveller: 'adult',
        validity: ONE_DAY,
        freeChildren: 3,
        ...HANDED_OVER,
        prices: { ...DAY, [NETWORK]: NETWORK_DAY },
      },
      {
        id: 'day-child',
        name: text('Tagesticket Kind', 'Day ticket child'),
        traveller: 'child',
        validity: ONE_DAY,
        ...HANDED_OVER,
        prices: { ...shareOfAll(DAY, 550), [NETWORK]: share(NETWORK_DAY, 550) },
      },
      {
        id: 'day-group',
        name: text('Tagesticket Gruppe (2 bis 5 Personen)', 'Day ticket group (2 to 5 people)'),
        traveller: 'group',
        validity: ONE_DAY,
        passengers: { min: 2, max: 5 },
        ...HANDED_OVER,
        prices: { ...shareOfAll(DAY, 1800), [NETWORK]: share(NETWORK_DAY, 1800) },
      },
      {
        id: 'day-adult-first',
        name: text('Tagesticket 1 Person 1. Klasse', 'Day ticket 1 person first class'),
        traveller: 'adult',
        comfortClass: 'first',
        validity: ONE_DAY,
        ...HANDED_OVER,
        prices: { ...shareOfAll(DAY, 1500), [NETWORK]: share(NETWORK_DAY, 1500) },
      },
      {
        id: 'day-nine',
        name: text('9-Uhr-Tagesticket', '9 o’clock day ticket'),
        traveller: 'adult',
        validity: { ...ONE_DAY, fromTime: '09:00' },
        ...HANDED_OVER,
        prices: { ...shareOfAll(DAY, 800), [NETWORK]: share(NETWORK_DAY, 800) },
      },
    ],
  },
  {
    group: {
      name: 'groupTicket',
      kind: 'relation',
      title: text('Gruppenfahrkarte', 'Group ticket'),
      overview: text('Für Ausflüge ab sechs Personen', 'For outings of six people and more'),
      detail: text(
        'Eine gemeinsame Fahrt für sechs bis dreißig Personen. Bitte melden Sie Gruppen ab fünfzehn Personen beim Verkehrsunternehmen an.',
        'One journey together for six to thirty people. Please announce groups of fifteen or more to the operator.',
      ),
      fareRules: text(
        'Der Preis gilt je Person. Alle Personen reisen gemeinsam; nachträgliche Änderungen der Personenzahl sind nicht möglich.',
        'The price is per person. All travel together; the number of people cannot be changed afterwards.',
      ),
      serviceAreas: [TICKET],
    },
    sorts: [
      {
        id: 'party',
        name: text('Gruppenfahrkarte (6 bis 30 Personen)', 'Group ticket (6 to 30 people)'),
        traveller: 'group',
        validity: TWO_HOURS,
        passengers: { min: 6, max: 30, perPerson: true },
        prices: shareOfAll(SINGLE, 650),
      },
    ],
  },
]
