import type { Price, ProductGroup, ProductOffer, StopChoice, Trip, Validity } from '@billett/contract'

export const price = (cents: number | null, state: Price['state'] = cents === null ? 'unknown' : 'known'): Price => ({
  state,
  cents,
  vatCents: cents === null ? null : Math.round((cents * 7) / 107),
  vatPermille: 70,
  currency: 'EUR',
})

export const stop = (reference: string, text: string): StopChoice => ({
  reference,
  text,
  zones: ['10'],
  latitude: 53,
  longitude: 11,
})

export const validity = (part: Partial<Validity>): Validity => ({
  type: 4,
  text: '',
  minutes: null,
  days: null,
  calendar: false,
  fromTime: null,
  untilTime: null,
  choices: [],
  firstDate: '2000-01-01',
  lastDate: '2999-12-31',
  ...part,
})

export const offer = (part: Partial<ProductOffer> = {}): ProductOffer => ({
  sortId: 'single-adult',
  groupName: 'single',
  name: 'Single ticket adult',
  traveller: { id: 'adult', name: 'Adult' },
  comfortClass: 'second',
  discountType: null,
  price: price(290),
  priceExternalId: 'p1',
  relationId: 'o=1&d=2',
  priceLevelName: 'Level 1',
  priceLevelPrintText: 'Level 1',
  zones: [{ id: '10', name: 'Town' }],
  validity: validity({ type: 4, days: 1, text: 'on the chosen day' }),
  passengers: { min: 1, max: 1, perPerson: false },
  rides: 1,
  freeChildren: 0,
  freeAdults: 0,
  withdrawalApplies: false,
  refundable: 'never',
  userData: { firstname: false, name: false, salutation: false, birthdate: false },
  identificationMediums: [],
  condition: null,
  ...part,
})

export const group = (part: Partial<ProductGroup> = {}): ProductGroup => ({
  name: 'single',
  kind: 'relation',
  title: 'Single ticket',
  overview: 'One journey',
  category: null,
  defaultSortId: part.products?.[0]?.sortId ?? offer().sortId,
  products: [offer()],
  ...part,
})

const call = (reference: string, at: string) => ({
  reference,
  text: reference,
  platform: null,
  latitude: 53,
  longitude: 11,
  arrival: at,
  departure: at,
})

/** A ride of three stops: boarding, one between, alighting. Instants. */
export const trip = (id: string, departure: string, arrival: string): Trip => ({
  id,
  departure,
  arrival,
  durationMinutes: 20,
  changes: 0,
  zones: ['10', '21'],
  viaReference: '10,21',
  lines: ['line-1'],
  price: price(290, 'from'),
  legs: [
    {
      kind: 'ride',
      line: { id: 'line-1', name: '1', longName: 'Line 1', mode: 'tram', colour: '#AA0000', textColour: '#FFFFFF' },
      direction: 'Harbour',
      from: call('a', departure),
      to: call('c', arrival),
      stops: [call('b', departure)],
      durationMinutes: 20,
      polyline: [],
    },
  ],
})
