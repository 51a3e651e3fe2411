import { getRelationGroups, reconstructTrip, searchDestinations, searchTrips, searchVias } from '@billett/contract'
import { answering, fakeSend, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { createStore, type Store } from '../store.ts'
import * as calls from './tariff.calls.ts'
import { group, offer, stop, trip } from './tariff.fixture.ts'
import { selectChosenTrip } from './tariff.selectors.ts'
import * as slice from './tariff.slice.ts'

const hall = { text: 'Town hall', reference: '1' }
const port = { text: 'Port', reference: '2' }
const mill = { text: 'Mill', reference: '3' }
const way = { text: '10,21,31', reference: '10,21,31' }

const zones = [
  { id: '31', name: 'Hill' },
  { id: '21', name: 'Dale' },
  { id: '10', name: 'Town' },
]
const recon = {
  origin: hall,
  destination: port,
  via: way,
  tariffZoneList: ['10', '21', '31'],
  validate: '2026-11-23T07:30',
}
const times = {
  first: trip('first', '2026-11-23T07:00:00.000Z', '2026-11-23T07:20:00.000Z'),
  second: trip('second', '2026-11-23T08:00:00.000Z', '2026-11-23T08:20:00.000Z'),
  third: trip('third', '2026-11-23T09:00:00.000Z', '2026-11-23T09:20:00.000Z'),
}
const query = { start: '1', destination: '2', dateTime: '2026-11-23T08:00' }

let store: Store
const tariff = () => store.getState().tariffStore
const withAnswers = (...answers: Parameters<typeof fakeSend>) => {
  store = createStore({ send: fakeSend(...answers).send })
}

beforeEach(() => withAnswers())

describe('the relation', () => {
  it('leaves now unless told otherwise', () => {
    expect(tariff()).toMatchObject({ selectedTiming: 'Departure', selectedDateTime: null })
  })

  it('keeps a destination that was chosen before any origin', () => {
    store.dispatch(slice.selectEnd(port))
    store.dispatch(slice.selectStart(hall))
    expect(tariff()).toMatchObject({ selectedStart: hall, selectedEnd: port })
  })

  it('loses destination, destinations and ways when another origin is chosen', async () => {
    withAnswers(
      answering(searchDestinations, () => [stop('2', 'Port')]),
      answering(searchVias, () => [{ ...way, zones: [], priceLevelPrintText: null }]),
    )
    store.dispatch(slice.selectStart(hall))
    store.dispatch(slice.selectEnd(port))
    await store.dispatch(calls.searchDestinations({ query: { date: '2026-11-23' } }))
    await store.dispatch(calls.searchVias({ query: { date: '2026-11-23', origin: '1', destination: '2' } }))
    store.dispatch(slice.selectVia(way))
    store.dispatch(slice.selectStart(mill))
    expect(tariff()).toMatchObject({ selectedStart: mill, selectedEnd: null, selectedVia: null })
    expect(tariff().searchOptions).toMatchObject({ destinations: [], vias: [] })
  })

  it('keeps its destination when the same origin is chosen again', () => {
    store.dispatch(slice.selectStart(hall))
    store.dispatch(slice.selectEnd(port))
    store.dispatch(slice.selectStart(hall))
    expect(tariff().selectedEnd).toEqual(port)
  })

  it('loses its way when a destination is chosen', () => {
    store.dispatch(slice.selectVia(way))
    store.dispatch(slice.selectEnd(port))
    expect(tariff().selectedVia).toBeNull()
  })

  it('forgets the tickets of the way together with the way', async () => {
    withAnswers(answering(getRelationGroups, () => [group()]))
    store.dispatch(slice.adoptRelation({ start: hall, end: port, via: way, timing: 'Departure', dateTime: null }))
    await store.dispatch(calls.getRelationGroups({ query: { date: '2026-11-23', origin: '1', destination: '2' } }))
    expect(tariff()).toMatchObject({ showRelation: true, productGroups: { via: [group()] } })
    store.dispatch(slice.resetVia())
    expect(tariff()).toMatchObject({ showRelation: false, selectedVia: null, productGroups: { via: null } })
  })

  it('turns round', () => {
    store.dispatch(slice.selectStart(hall))
    store.dispatch(slice.selectEnd(port))
    store.dispatch(slice.swapEnds())
    expect(tariff()).toMatchObject({ selectedStart: port, selectedEnd: hall })
  })

  it('is empty after a reset', () => {
    store.dispatch(slice.adoptRelation({ start: hall, end: port, via: way, timing: 'Arrival', dateTime: null }))
    store.dispatch(slice.resetSearchOptions())
    expect(tariff()).toMatchObject({ selectedStart: null, selectedEnd: null, selectedVia: null })
  })
})

describe('stopovers', () => {
  it('are added once, replaced by reference, deleted, set and reset', () => {
    store.dispatch(slice.addStopover(hall))
    store.dispatch(slice.addStopover(hall))
    store.dispatch(slice.addStopover(port))
    expect(tariff().stopovers).toEqual([hall, port])
    store.dispatch(slice.replaceStopover({ reference: '1', stopover: mill }))
    expect(tariff().stopovers).toEqual([mill, port])
    store.dispatch(slice.removeStopover('2'))
    expect(tariff().stopovers).toEqual([mill])
    store.dispatch(slice.setStopovers([port, hall]))
    expect(tariff().stopovers).toEqual([port, hall])
    store.dispatch(slice.resetStopovers())
    expect(tariff().stopovers).toEqual([])
  })
})

describe('trips', () => {
  it('stand in the order of departure, each once, however they were asked for', async () => {
    const answers = [[times.second], [times.first, times.second], [times.second, times.third]]
    withAnswers(
      answering(searchTrips, () => answers[0] ?? []),
      answering({ ...searchTrips, name: 'tariff/searchEarlierTrips' }, () => answers[1] ?? []),
      answering({ ...searchTrips, name: 'tariff/searchLaterTrips' }, () => answers[2] ?? []),
    )
    await store.dispatch(calls.searchTrips({ query }))
    store.dispatch(slice.selectTrip('second'))
    await store.dispatch(calls.searchLaterTrips({ query }))
    await store.dispatch(calls.searchEarlierTrips({ query }))
    expect(tariff().trips?.map(({ id }) => id)).toEqual(['first', 'second', 'third'])
    expect(selectChosenTrip(store.getState())?.id).toBe('second')
  })

  it('lose the chosen one with a new search', async () => {
    withAnswers(answering(searchTrips, () => [times.second]))
    await store.dispatch(calls.searchTrips({ query }))
    store.dispatch(slice.selectTrip('second'))
    await store.dispatch(calls.searchTrips({ query }))
    expect(selectChosenTrip(store.getState())).toBeNull()
  })
})

describe('a reconstructed journey', () => {
  it('is kept with its zones as a way to choose', async () => {
    withAnswers(answering(reconstructTrip, () => [recon]))
    await store.dispatch(calls.reconstructTrip({ query: { ctx: 'a/b' } }))
    expect(tariff().reconstruction).toEqual(recon)
    expect(tariff().searchOptions.vias).toMatchObject([{ reference: '10,21,31', text: '10,21,31' }])
  })

  it.each([
    ['without zones', { ...recon, tariffZoneList: [] }],
    ['without a beginning', { ...recon, validate: '  ' }],
    ['without an origin', { ...recon, origin: { text: '', reference: '' } }],
    ['without a destination', { ...recon, destination: { text: '', reference: '' } }],
  ])('is not taken %s', async (_, incomplete) => {
    withAnswers(answering(reconstructTrip, () => [incomplete]))
    await store.dispatch(calls.reconstructTrip({ query: { ctx: 'a/b' } }))
    expect(tariff()).toMatchObject({ reconstruction: null, searchOptions: { vias: [] } })
  })

  it('is forgotten when another one fails', async () => {
    withAnswers(answering(reconstructTrip, () => [recon]))
    await store.dispatch(calls.reconstructTrip({ query: { ctx: 'a' } }))
    const failing = createStore({ send: fakeSend(refusing(reconstructTrip, 404)).send }, store.getState())
    await failing.dispatch(calls.reconstructTrip({ query: { ctx: 'b' } }))
    expect(failing.getState().tariffStore.reconstruction).toBeNull()
  })

  it('has its way named by the products once they are loaded, whichever way round they list the zones', async () => {
    for (const [listed, text] of [
      [zones, 'Hill – Dale – Town'],
      [zones.toReversed(), 'Town – Dale – Hill'],
    ] as const) {
      withAnswers(answering(getRelationGroups, () => [group({ products: [offer({ zones: listed })] })]))
      store.dispatch(slice.adoptRelation({ start: hall, end: port, via: way, timing: 'Departure', dateTime: null }))
      await store.dispatch(calls.getRelationGroups({ query: { date: '2026-11-23', origin: '1', destination: '2' } }))
      expect(tariff().selectedVia).toEqual({ reference: '10,21,31', text })
    }
  })
})
