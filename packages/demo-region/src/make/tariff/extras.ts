import { fixed } from './prices.ts'
import { FULL_VAT, NIGHT_END, PERSONAL, type ProductSource, TICKET, text } from './product-source.ts'

const ADD_ONS = text('Zusatztickets', 'Add-on tickets')
const CARDS = text('Ermäßigungskarten', 'Discount cards')
const SERVICES = text('Services rund um die Fahrt', 'Services around your journey')
const ONE_DAY = { type: 'date', days: 1, untilTime: NIGHT_END } as const
/** § 312g (1) BGB: an advantage for later purchases, and no contract of carriage by itself. */
const CARD = {
  isCarriage: false,
  withdrawalApplies: true,
  withdrawalReason: text(
    'Die Karte ist kein Fahrausweis; für sie gilt das gesetzliche Widerrufsrecht von 14 Tagen (§ 312g Abs. 1 BGB).',
    'The card is no ticket; the statutory right of withdrawal of 14 days applies to it (section 312g(1) BGB).',
  ),
} as const

/** Storage is none of the services for fixed times that § 312g (2) no. 9 BGB names, however short it is. */
const STORAGE = {
  isCarriage: false,
  vatPermille: FULL_VAT,
  withdrawalApplies: true,
  withdrawalReason: text(
    'Die Aufbewahrung ist keine Beförderung; für sie gilt das gesetzliche Widerrufsrecht von 14 Tagen (§ 312g Abs. 1 BGB). Ist sie vollständig erbracht, erlischt es (§ 356 Abs. 4 BGB).',
    'Storage is no carriage; the statutory right of withdrawal of 14 days applies to it (section 312g(1) BGB). Once it is fully provided the right lapses (section 356(4) BGB).',
  ),
} as const

const YEAR = { type: 'year', calendar: false } as const

export const extras: ProductSource[] = [
  {
    group: {
      name: 'bicycleTicket',
      kind: 'fixPrice',
      title: text('Fahrradticket', 'Bicycle ticket'),
      overview: text('Ihr Rad fährt mit', 'Take your bicycle along'),
      detail: text(
        'Gilt für ein Fahrrad im ganzen Verbundgebiet, zusammen mit dem Ticket der Person, die es mitnimmt.',
        'Valid for one bicycle in the whole network, together with the ticket of the person who takes it.',
      ),
      fareRules: text(
        'Falträder fahren zusammengeklappt kostenlos mit. In Straßenbahnen und Bussen gilt montags bis freitags von 6 bis 9 Uhr eine Sperrzeit.',
        'Folding bicycles travel free when folded. On trams and buses there is no carriage from 6 to 9 a.m. on Mondays to Fridays.',
      ),
      category: ADD_ONS,
      serviceAreas: [TICKET],
    },
    sorts: [
      {
        id: 'bicycle-day',
        name: text('Fahrrad-Tageskarte', 'Bicycle day ticket'),
        traveller: 'bicycle',
        validity: ONE_DAY,
        terms: 'bicycle',
        prices: fixed(450),
      },
      {
        id: 'bicycle-month',
        name: text('Fahrrad-Monatskarte', 'Bicycle monthly ticket'),
        traveller: 'bicycle',
        validity: { type: 'month', calendar: false },
        terms: 'bicycle',
        prices: fixed(3290),
      },
    ],
  },
  {
    group: {
      name: 'dogTicket',
      kind: 'fixPrice',
      title: text('Hundeticket', 'Dog ticket'),
      overview: text('Für Hunde ohne Tragetasche', 'For dogs without a carrier'),
      detail: text(
        'Gilt am gewählten Tag für einen Hund im ganzen Verbundgebiet. Assistenzhunde fahren kostenlos.',
        'Valid for one dog in the whole network on the chosen day. Assistance dogs travel free.',
      ),
      fareRules: text(
        'Der Hund ist an der Leine zu führen; größere Hunde tragen einen Maulkorb.',
        'The dog must be kept on a lead; larger dogs wear a muzzle.',
      ),
      category: ADD_ONS,
      serviceAreas: [TICKET],
    },
    sorts: [
      {
        id: 'dog-day',
        name: text('Hunde-Tageskarte', 'Dog day ticket'),
        traveller: 'dog',
        validity: ONE_DAY,
        terms: 'bicycle',
        prices: fixed(350),
      },
    ],
  },
  {
    group: {
      name: 'nightSupplement',
      kind: 'fixPrice',
      title: text('Nachtzuschlag', 'Night supplement'),
      overview: text('Für die Nachtbusse N1, N2 und N3', 'For night buses N1, N2 and N3'),
      detail: text(
        'Ergänzt ein gültiges Ticket für eine Fahrt mit dem Nachtbus in den Nächten vor Samstagen, Sonntagen und Feiertagen.',
        'Adds to a valid ticket for one journey by night bus in the nights before Saturdays, Sundays and public holidays.',
      ),
      fareRules: text(
        'Nur zusammen mit einem gültigen Ticket. Inhaber von Wochenend- und Jahreskarten brauchen keinen Zuschlag.',
        'Only together with a valid ticket. Holders of weekend and yearly tickets need no supplement.',
      ),
      category: ADD_ONS,
      serviceAreas: [TICKET],
    },
    sorts: [
      {
        id: 'night-supplement',
        name: text('Nachtzuschlag', 'Night supplement'),
        traveller: 'everyone',
        validity: { type: 'dateTime', minutes: 300 },
        prices: fixed(150),
      },
    ],
  },
  {
    group: {
      name: 'discountCard',
      kind: 'catalogue',
      title: text('LührtalCard', 'LührtalCard'),
      overview: text('Ein Jahr lang ein Viertel sparen', 'Save a quarter for a whole year'),
      detail: text(
        'Mit der LührtalCard kaufen Sie Einzeltickets zum ermäßigten Preis „BahnCard 25“. Sie lohnt sich schon ab drei Fahrten im Monat.',
        'With the LührtalCard you buy single tickets at the reduced price "BahnCard 25". It pays off from three journeys a month.',
      ),
      fareRules: text(
        'Die Karte ist persönlich, ein Jahr gültig und selbst kein Fahrausweis. Sie können den Kauf innerhalb von 14 Tagen widerrufen.',
        'The card is personal, valid for one year and not a ticket itself. You may withdraw from the purchase within 14 days.',
      ),
      category: CARDS,
      serviceAreas: [TICKET],
    },
    sorts: [
      {
        id: 'card-adult',
        name: text('LührtalCard Erwachsene', 'LührtalCard adult'),
        traveller: 'adult',
        validity: YEAR,
        userData: PERSONAL,
        ...CARD,
        terms: 'discountCard',
        prices: fixed(3900),
      },
      {
        id: 'card-senior',
        name: text('LührtalCard Senioren', 'LührtalCard senior'),
        traveller: 'senior',
        validity: YEAR,
        userData: PERSONAL,
        ...CARD,
        terms: 'discountCard',
        prices: fixed(2900),
      },
      {
        id: 'card-pupil',
        name: text('LührtalCard junge Leute', 'LührtalCard young people'),
        traveller: 'pupil',
        validity: YEAR,
        userData: PERSONAL,
        ...CARD,
        terms: 'discountCard',
        prices: fixed(1900),
      },
    ],
  },
  {
    group: {
      name: 'bicycleBox',
      kind: 'catalogue',
      title: text('Fahrradbox und Schließfach', 'Bicycle box and locker'),
      overview: text('Sicher abgestellt am Bahnhof', 'Safely stored at the station'),
      detail: text(
        'Abschließbare Boxen für ein Fahrrad und Schließfächer für Gepäck an den Bahnhöfen Falkenbrück, Rothenfurt und Altweiden.',
        'Lockable boxes for one bicycle and lockers for luggage at Falkenbrück, Rothenfurt and Altweiden stations.',
      ),
      fareRules: text(
        'Keine Beförderungsleistung: der Preis enthält 19 % Umsatzsteuer. Den Zugangscode finden Sie auf dem Ticket.',
        'Not a transport service: the price includes 19 % VAT. The access code is on the ticket.',
      ),
      category: SERVICES,
      serviceAreas: [TICKET],
    },
    sorts: [
      {
        id: 'box-day',
        name: text('Fahrradbox 1 Tag', 'Bicycle box 1 day'),
        traveller: 'everyone',
        validity: { type: 'date', days: 1 },
        ...STORAGE,
        terms: 'services',
        prices: fixed(150),
      },
      {
        id: 'box-month',
        name: text('Fahrradbox 1 Monat', 'Bicycle box 1 month'),
        traveller: 'everyone',
        validity: { type: 'month', calendar: true },
        ...STORAGE,
        terms: 'services',
        prices: fixed(1190),
      },
      {
        id: 'locker-day',
        name: text('Gepäckschließfach 24 Stunden', 'Luggage locker 24 hours'),
        traveller: 'everyone',
        validity: { type: 'dateTime', minutes: 1440 },
        ...STORAGE,
        terms: 'services',
        refundable: 'never',
        prices: fixed(400),
      },
    ],
  },
]
