import { IDENTIFICATION_MEDIUM_NAMES, IDENTIFICATION_MEDIUMS, REFUNDABLE, TRANSFERABLE } from '@billett/domain'
/** How a cell is read. `texts` stands for one column per language: `name_de`, `name_en`, `name_nl-NL` … */
export type CellKind =
  | 'text'
  | 'texts'
  | 'ids'
  | 'integer'
  | 'integers'
  | 'amount'
  | 'percent'
  | 'date'
  | 'dates'
  | 'time'
  | 'times'
  | 'flag'

export interface Column {
  name: string
  kind: CellKind
  /** Where the value goes in the entry, by dots: `validity.days`. */
  path: string
  required?: true
  /** Read where the cell is empty. */
  otherwise?: string | number | boolean
  about: string
}

export interface SheetPlan {
  about: string
  /** The list of a version its rows become; the sheets `tariff`, `versions` and `stops` are read in their own way. */
  collection?:
    | 'zones'
    | 'levels'
    | 'levelRules'
    | 'travellers'
    | 'groups'
    | 'sorts'
    | 'prices'
    | 'discountCodes'
    | 'terms'
    | 'carriers'
  required?: true
  columns: readonly Column[]
}

const id = (about: string): Column => ({ name: 'id', kind: 'text', path: 'id', required: true, about })
const VERSION: Column = {
  name: 'version',
  kind: 'ids',
  path: 'version',
  about: 'Versions this row belongs to; every version where the cell is empty.',
}

/** The sheets of a tariff workbook and their columns: what the reader reads and what the documentation says. */
export const WORKBOOK = {
  tariff: {
    about: 'One row about the whole tariff.',
    required: true,
    columns: [{ name: 'currency', kind: 'text', path: 'currency', required: true, about: 'ISO 4217 code: `EUR`.' }],
  },
  versions: {
    about:
      'The versions of the tariff, the oldest first. A ticket costs what the version says in which its first day of validity lies.',
    required: true,
    columns: [
      id('Unique; named in the column `version` of the other sheets.'),
      {
        name: 'valid_from',
        kind: 'date',
        path: 'validFrom',
        required: true,
        about: 'First day of validity this version prices.',
      },
    ],
  },
  zones: {
    about: 'Fare zones. Borders have to be named from both sides.',
    collection: 'zones',
    columns: [
      VERSION,
      id('Zone id.'),
      { name: 'name', kind: 'text', path: 'name', required: true, about: 'As passengers know it.' },
      { name: 'neighbours', kind: 'ids', path: 'neighbours', otherwise: '', about: 'Ids of the zones it borders on.' },
    ],
  },
  stops: {
    about: 'Which zones a stop lies in. A stop on a border lies in several; the cheaper counts.',
    columns: [
      VERSION,
      { name: 'stop', kind: 'text', path: 'stop', required: true, about: 'Stop id of the timetable.' },
      { name: 'zones', kind: 'ids', path: 'zones', required: true, about: 'Zone ids.' },
    ],
  },
  levels: {
    about: 'Price levels.',
    collection: 'levels',
    columns: [
      VERSION,
      id('Level id.'),
      { name: 'name', kind: 'texts', path: 'name', required: true, about: 'Name.' },
      { name: 'print_text', kind: 'texts', path: 'printText', required: true, about: 'As it stands on the ticket.' },
    ],
  },
  rules: {
    about:
      'Which level a journey has. Every rule that holds proposes its level; a sort sells at the cheapest level it has a price for. Kinds: `zoneCount` (min, max) · `pair` (from, to) · `contains` (zones; exactly these are touched) · `line` (lines) · `everywhere` · `stops` (max) · `origin` (from) · `destination` (to).',
    collection: 'levelRules',
    columns: [
      VERSION,
      { name: 'level', kind: 'text', path: 'level', required: true, about: 'Level id.' },
      { name: 'kind', kind: 'text', path: 'kind', required: true, about: 'One of the kinds above.' },
      { name: 'min', kind: 'integer', path: 'min', about: 'Fewest zones.' },
      { name: 'max', kind: 'integer', path: 'max', about: 'Most zones, or most stops.' },
      { name: 'from', kind: 'text', path: 'from', about: 'Zone in which the journey begins.' },
      { name: 'to', kind: 'text', path: 'to', about: 'Zone in which it ends.' },
      { name: 'zones', kind: 'ids', path: 'zones', about: 'Zones it touches.' },
      { name: 'lines', kind: 'ids', path: 'lines', about: 'Line ids; the trip uses no other.' },
      { name: 'max_rides', kind: 'integer', path: 'maxRides', about: 'How many vehicles may be boarded.' },
      {
        name: 'priority',
        kind: 'integer',
        path: 'priority',
        about: 'Of rules that hold only the highest priority counts; 0 where empty.',
      },
      {
        name: 'reason',
        kind: 'texts',
        path: 'reason',
        required: true,
        about: 'Why this level, as the passenger reads it.',
      },
    ],
  },
  travellers: {
    about: 'Kinds of passengers.',
    collection: 'travellers',
    columns: [
      VERSION,
      id('Traveller id.'),
      { name: 'name', kind: 'texts', path: 'name', required: true, about: 'Name.' },
      {
        name: 'kind',
        kind: 'text',
        path: 'kind',
        about: '`person` where empty, `bicycle` or `dog`; inspectors read it.',
      },
      {
        name: 'role',
        kind: 'text',
        path: 'role',
        about:
          '`person` one kind of people, `group` several together, `anyone` whoever has the ticket, `extra` what somebody takes along. Where empty: by its kind and its tickets.',
      },
      { name: 'free', kind: 'flag', path: 'free', about: 'Yes: travels without a ticket, as toddlers do.' },
      { name: 'min_age', kind: 'integer', path: 'minAge', about: 'Youngest age.' },
      { name: 'max_age', kind: 'integer', path: 'maxAge', about: 'Oldest age.' },
    ],
  },
  groups: {
    about: 'Products as passengers see them.',
    required: true,
    collection: 'groups',
    columns: [
      VERSION,
      {
        name: 'name',
        kind: 'text',
        path: 'name',
        required: true,
        about: 'Unique, used in addresses: letters, digits, `-` and `_`.',
      },
      { name: 'kind', kind: 'text', path: 'kind', required: true, about: '`relation`, `fixPrice` or `catalogue`.' },
      { name: 'title', kind: 'texts', path: 'title', required: true, about: 'Title.' },
      { name: 'overview', kind: 'texts', path: 'overview', otherwise: '', about: 'One or two sentences for the list.' },
      { name: 'detail', kind: 'texts', path: 'detail', otherwise: '', about: 'The long description.' },
      { name: 'fare_rules', kind: 'texts', path: 'fareRules', otherwise: '', about: 'What the ticket allows.' },
      { name: 'category', kind: 'texts', path: 'category', about: 'Heading under which it stands.' },
      { name: 'order', kind: 'integer', path: 'order', otherwise: 0, about: 'Place in the list.' },
      {
        name: 'service_areas',
        kind: 'integers',
        path: 'serviceAreas',
        otherwise: '2',
        about: '2 tickets, 4 subscriptions.',
      },
      {
        name: 'singly_until_subscriptions',
        kind: 'flag',
        path: 'singlyUntilSubscriptions',
        about: 'Yes: not sold one by one by clients that have subscriptions.',
      },
    ],
  },
  sorts: {
    about:
      'The articles of a group: by traveller, class and discount. Validity types: `listDate` (dates) · `listTime` (times, minutes) · `dateTime` (minutes) · `date` (days) · `week`, `month`, `year` (calendar).',
    required: true,
    collection: 'sorts',
    columns: [
      VERSION,
      id('Sort id.'),
      { name: 'group', kind: 'text', path: 'group', required: true, about: 'Name of the group.' },
      { name: 'name', kind: 'texts', path: 'name', required: true, about: 'Name of the article.' },
      { name: 'traveller', kind: 'text', path: 'traveller', required: true, about: 'Traveller id.' },
      {
        name: 'class',
        kind: 'text',
        path: 'comfortClass',
        otherwise: 'second',
        about: '`first`, `second` or `transition`.',
      },
      { name: 'discount', kind: 'text', path: 'discountType.id', about: 'A discount the passenger holds: `BC50`.' },
      { name: 'discount_name', kind: 'texts', path: 'discountType.name', about: 'Its name.' },
      { name: 'validity', kind: 'text', path: 'validity.type', required: true, about: 'One of the types above.' },
      { name: 'days', kind: 'integer', path: 'validity.days', about: 'Whole days.' },
      { name: 'minutes', kind: 'integer', path: 'validity.minutes', about: 'Minutes.' },
      { name: 'dates', kind: 'dates', path: 'validity.dates', about: 'The days it can be bought for.' },
      { name: 'times', kind: 'times', path: 'validity.times', about: 'The times it can be bought for.' },
      {
        name: 'calendar',
        kind: 'flag',
        path: 'validity.calendar',
        about: 'Yes: to the end of the calendar week, month or year. No: from the chosen day.',
      },
      { name: 'from_time', kind: 'time', path: 'validity.fromTime', about: 'From when on the first day.' },
      {
        name: 'until_time',
        kind: 'time',
        path: 'validity.untilTime',
        about: 'Until when after the last day: `03:00`.',
      },
      {
        name: 'vat',
        kind: 'percent',
        path: 'vatPermille',
        required: true,
        about: 'VAT rate in percent, as a number: `7`.',
      },
      {
        name: 'min_passengers',
        kind: 'integer',
        path: 'passengers.min',
        otherwise: 1,
        about: 'Fewest people on one ticket.',
      },
      {
        name: 'max_passengers',
        kind: 'integer',
        path: 'passengers.max',
        otherwise: 1,
        about: 'Most people on one ticket.',
      },
      { name: 'per_person', kind: 'flag', path: 'passengers.perPerson', about: 'Yes: the price is per person.' },
      { name: 'rides', kind: 'integer', path: 'rides', otherwise: 1, about: 'Rides of a multi-ride ticket.' },
      { name: 'free', kind: 'flag', path: 'free', about: 'Yes: it may cost nothing.' },
      {
        name: 'everywhere',
        kind: 'flag',
        path: 'everywhere',
        about:
          'Yes: at one price it carries on every ride of the region, so that it is compared with tickets of a relation.',
      },
      {
        name: 'withdrawal',
        kind: 'flag',
        path: 'withdrawalApplies',
        otherwise: false,
        about: 'Yes: a right of withdrawal exists.',
      },
      {
        name: 'withdrawal_reason',
        kind: 'texts',
        path: 'withdrawalReason',
        about: 'Why it exists, or why not; required where `carriage` is no.',
      },
      {
        name: 'carriage',
        kind: 'flag',
        path: 'isCarriage',
        about: 'No: nobody is carried for it, as with a discount card or a locker. Yes where empty.',
      },
      {
        name: 'carrier',
        kind: 'text',
        path: 'carrier',
        about: 'Id of who carries; whoever runs the shop where empty.',
      },
      {
        name: 'on_paper',
        kind: 'flag',
        path: 'onPaper',
        about: 'No: valid on a mobile device or chip card only, and never printed. Yes where empty.',
      },
      {
        name: 'ask_first_name',
        kind: 'flag',
        path: 'userData.firstname',
        otherwise: false,
        about: 'The ticket carries the first name.',
      },
      {
        name: 'ask_name',
        kind: 'flag',
        path: 'userData.name',
        otherwise: false,
        about: 'The ticket carries the last name.',
      },
      {
        name: 'ask_salutation',
        kind: 'flag',
        path: 'userData.salutation',
        otherwise: false,
        about: 'The ticket carries the salutation.',
      },
      {
        name: 'ask_birth_date',
        kind: 'flag',
        path: 'userData.birthdate',
        otherwise: false,
        about: 'The ticket carries the date of birth.',
      },
      {
        name: 'identification',
        kind: 'ids',
        path: 'identificationMediums',
        otherwise: '',
        about: `Identification media it is tied to: ${IDENTIFICATION_MEDIUMS.map(code => `\`${code}\` ${IDENTIFICATION_MEDIUM_NAMES.en[code]}`).join(', ')}.`,
      },
      { name: 'terms', kind: 'text', path: 'terms', required: true, about: 'Id of the terms of carriage.' },
      { name: 'sale_from', kind: 'date', path: 'saleFrom', about: 'First day on sale.' },
      { name: 'sale_until', kind: 'date', path: 'saleUntil', about: 'Last day on sale.' },
      {
        name: 'presale_days',
        kind: 'integer',
        path: 'preSaleDays',
        otherwise: 90,
        about: 'How many days ahead it may be bought.',
      },
      {
        name: 'free_children',
        kind: 'integer',
        path: 'freeChildren',
        otherwise: 0,
        about: 'Children who travel along.',
      },
      { name: 'free_adults', kind: 'integer', path: 'freeAdults', otherwise: 0, about: 'Adults who travel along.' },
      {
        name: 'refundable',
        kind: 'text',
        path: 'refundable',
        otherwise: 'beforeValidity',
        about: `${REFUNDABLE.map(rule => `\`${rule}\``).join(' or ')}.`,
      },
      {
        name: 'transferable',
        kind: 'text',
        path: 'transferable',
        otherwise: 'never',
        about: `Whether it can be handed over to somebody else: ${TRANSFERABLE.map(rule => `\`${rule}\``).join(' or ')}.`,
      },
      { name: 'condition', kind: 'texts', path: 'condition', about: 'A condition shown with the article.' },
    ],
  },
  prices: {
    about: 'One row per sort and level.',
    required: true,
    collection: 'prices',
    columns: [
      VERSION,
      { name: 'sort', kind: 'text', path: 'sort', required: true, about: 'Sort id.' },
      {
        name: 'level',
        kind: 'text',
        path: 'level',
        about: 'Level id; empty where the price does not depend on the relation.',
      },
      { name: 'price', kind: 'amount', path: 'cents', required: true, about: 'Gross price: `2.80`.' },
      { name: 'id', kind: 'text', path: 'id', about: 'Unique; made of sort and level where empty.' },
    ],
  },
  codes: {
    about: 'Discount codes: a percentage or an amount per ticket.',
    collection: 'discountCodes',
    columns: [
      VERSION,
      {
        name: 'code',
        kind: 'text',
        path: 'code',
        required: true,
        about: 'As typed in; upper and lower case are the same.',
      },
      { name: 'name', kind: 'texts', path: 'name', required: true, about: 'Name.' },
      { name: 'percent', kind: 'percent', path: 'kind.permille', about: 'Percentage of the price.' },
      { name: 'amount', kind: 'amount', path: 'kind.cents', about: 'Or an amount per ticket.' },
      { name: 'sorts', kind: 'ids', path: 'sorts', about: 'Sorts it applies to; all where empty.' },
      { name: 'valid_from', kind: 'date', path: 'validFrom', required: true, about: 'First day it can be redeemed.' },
      { name: 'valid_until', kind: 'date', path: 'validUntil', required: true, about: 'Last day.' },
      { name: 'max_uses', kind: 'integer', path: 'maxUses', about: 'Redemptions in total; unlimited where empty.' },
      {
        name: 'max_tickets',
        kind: 'integer',
        path: 'maxTickets',
        about: 'Travellers of one order it is taken off for; all where empty, one where `max_uses` is given.',
      },
      { name: 'free', kind: 'flag', path: 'free', about: 'Yes: it may make a ticket cost nothing.' },
    ],
  },
  terms: {
    about: 'Terms of carriage.',
    collection: 'terms',
    columns: [
      VERSION,
      id('Terms id.'),
      { name: 'title', kind: 'texts', path: 'title', required: true, about: 'Title.' },
      { name: 'text', kind: 'texts', path: 'text', required: true, about: 'Text, simple HTML allowed.' },
    ],
  },
  carriers: {
    about: 'Who carries, as a ticket that serves as an invoice shows them (§ 34 UStDV).',
    collection: 'carriers',
    columns: [
      VERSION,
      id('Carrier id.'),
      { name: 'name', kind: 'text', path: 'name', required: true, about: 'Full name.' },
      { name: 'street', kind: 'text', path: 'street', required: true, about: 'Street and number.' },
      { name: 'town', kind: 'text', path: 'town', required: true, about: 'Postcode and town.' },
      { name: 'vat_id', kind: 'text', path: 'vatId', about: 'VAT identification number.' },
    ],
  },
} as const satisfies Record<string, SheetPlan>

export type SheetName = keyof typeof WORKBOOK

export const isSheetName = (name: string): name is SheetName => Object.hasOwn(WORKBOOK, name)

export const SHEET_NAMES: readonly SheetName[] = Object.keys(WORKBOOK).filter(isSheetName)

export const planOf = (name: SheetName): SheetPlan => WORKBOOK[name]
