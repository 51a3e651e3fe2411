import type { Location, ProductOffer, Trip } from '@billett/contract'
import type { SelectedTiming } from '@billett/domain'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Filters } from './filter-values.ts'
import * as stopovers from './stopovers.ts'
import * as calls from './tariff.calls.ts'
import { type Choice, initialTariff, type TariffState } from './tariff-state.ts'
import { byDeparture } from './trip-order.ts'
import { isReconstructed, namedWay, wayOf } from './via-of-reconstruction.ts'
import { ONE_ADULT, type Who } from './who.ts'

/** A relation as an address holds it. */
export interface Relation extends Filters {
  start: Choice
  end: Choice
  via: Choice | null
  timing: SelectedTiming
  dateTime: string | null
  /** When to go back; one way where missing. */
  back?: string | undefined
  /** One adult where missing. */
  who?: Who
}

const STOP_NOT_FOUND = 'error.stopNotFound'

function clearVia(state: TariffState): void {
  state.selectedVia = null
  state.showRelation = false
  state.productGroups.via = null
}

/** Remembers what a stop is called; an address names stops by reference only, so it may be known from before. */
function named(state: TariffState, choice: Choice): Choice {
  const text = choice.text || state.stopNames[choice.reference] || ''
  if (text) state.stopNames[choice.reference] = text
  return { ...choice, text }
}

function clearAnswers(state: TariffState): void {
  state.trips = null
  state.foundBy = null
  state.selectedTrip = null
  state.backTrips = null
  state.bothPrice = null
  state.productGroups.via = null
}

export const tariffSlice = createSlice({
  name: 'tariffStore',
  initialState: initialTariff,
  reducers: {
    /** What is told of trips that are looked at, each in its place. */
    tellTrips(state, { payload }: PayloadAction<{ list: 'trips' | 'backTrips'; trips: Trip[] }>) {
      state[payload.list] = payload.trips
    },
    /** Another origin than before has destinations of its own, so the old one goes; ways always do (Spec 2 §4.3). */
    selectStart(state, { payload }: PayloadAction<Choice | null>) {
      const before = state.selectedStart
      if (before && payload && before.reference !== payload.reference) state.selectedEnd = null
      state.selectedStart = payload && named(state, payload)
      state.searchOptions.destinations = []
      state.searchOptions.vias = []
      clearVia(state)
    },
    selectEnd(state, { payload }: PayloadAction<Choice | null>) {
      state.selectedEnd = payload && named(state, payload)
      state.searchOptions.vias = []
      clearVia(state)
    },
    selectVia(state, { payload }: PayloadAction<Choice>) {
      state.selectedVia = payload
      state.productGroups.via = null
    },
    resetVia: clearVia,
    swapEnds(state) {
      const { selectedStart, selectedEnd } = state
      state.selectedStart = selectedEnd
      state.selectedEnd = selectedStart
      state.searchOptions = { origins: [], destinations: [], vias: [] }
      clearVia(state)
    },
    resetSearchOptions(state) {
      state.searchOptions = { origins: [], destinations: [], vias: [] }
      state.selectedStart = null
      state.selectedEnd = null
      clearVia(state)
    },
    selectTiming(state, { payload }: PayloadAction<SelectedTiming>) {
      state.selectedTiming = payload
    },
    selectDateTime(state, { payload }: PayloadAction<string | null>) {
      state.selectedDateTime = payload
    },
    selectBack(state, { payload }: PayloadAction<string | null>) {
      state.selectedBack = payload
    },
    selectWho(state, { payload }: PayloadAction<Who>) {
      state.selectedWho = payload
    },
    declineCheaper(state) {
      state.cheaperDeclined = true
    },
    /** Takes a whole relation over at once: from an address, or from the searches kept on the device. */
    adoptRelation(state, { payload }: PayloadAction<Relation>) {
      state.selectedStart = named(state, payload.start)
      state.selectedEnd = named(state, payload.end)
      state.selectedVia = payload.via
      state.selectedTiming = payload.timing
      state.selectedDateTime = payload.dateTime
      state.selectedBack = payload.back ?? null
      state.selectedWho = payload.who ?? ONE_ADULT
      state.searchOptions = { origins: [], destinations: [], vias: [] }
      state.showRelation = true
      clearAnswers(state)
    },
    selectLocation(state, { payload }: PayloadAction<Location | null>) {
      state.selectedLocation = payload
      state.locations = []
      state.nearbyStops = null
    },
    /** Opens the information of a stop; null closes it. */
    showStop(state, { payload }: PayloadAction<string | null>) {
      state.shownStop = payload
      state.stopInformation = null
    },
    addStopover: stopovers.add,
    replaceStopover: stopovers.replace,
    removeStopover: stopovers.remove,
    setStopovers(state, { payload }: PayloadAction<Choice[]>) {
      state.stopovers = payload
    },
    resetStopovers(state) {
      state.stopovers = []
    },
    /** Trips that were found earlier, where they cannot be had anew. */
    adoptTrips(state, { payload }: PayloadAction<Trip[]>) {
      state.trips = payload
      state.foundBy = null
    },
    /** Tickets depend on the way of the trip, so they are asked for anew. */
    selectTrip(state, { payload }: PayloadAction<string | null>) {
      state.selectedTrip = payload
    },
    selectTicket(state, { payload }: PayloadAction<ProductOffer>) {
      state.selectedTicket = { ticket: payload, via: state.selectedVia, trip: state.selectedTrip }
    },
  },
  extraReducers: builder => {
    builder
      .addCase(calls.searchOrigins.fulfilled, (state, { payload }) => {
        state.searchOptions.origins = payload.data
      })
      .addCase(calls.searchDestinations.fulfilled, (state, { payload }) => {
        state.searchOptions.destinations = payload.data
      })
      .addCase(calls.searchVias.fulfilled, (state, { payload }) => {
        state.searchOptions.vias = payload.data
      })
      .addCase(calls.getNearbyStops.fulfilled, (state, { payload }) => {
        state.nearbyStops = payload.data
      })
      .addCase(calls.searchLocations.fulfilled, (state, { payload }) => {
        state.locations = payload.data
      })
      .addCase(calls.getStopInformation.fulfilled, (state, { payload, meta }) => {
        if (meta.arg.query.stopId === state.shownStop) state.stopInformation = payload.data[0] ?? null
      })
      .addCase(calls.nameStop.fulfilled, (state, { payload, meta }) => {
        const text = payload.data[0]?.name
        if (!text) return
        state.stopNames[meta.arg.query.stopId] = text
        for (const end of [state.selectedStart, state.selectedEnd])
          if (end?.reference === meta.arg.query.stopId) end.text = text
      })
      .addCase(calls.nameStop.rejected, (state, { payload, meta }) => {
        if (!payload?.errors.some(({ key }) => key === STOP_NOT_FOUND)) return
        const { stopId } = meta.arg.query
        state.unknownStops.push(stopId)
        if (state.selectedStart?.reference === stopId) state.selectedStart = null
        if (state.selectedEnd?.reference === stopId) state.selectedEnd = null
      })
      .addCase(calls.searchTrips.pending, state => {
        state.trips = null
        state.foundBy = null
        state.selectedTrip = null
      })
      .addCase(calls.searchTrips.fulfilled, (state, { payload, meta }) => {
        state.trips = payload.data
        state.foundBy = meta.arg.query
      })
      .addCase(calls.searchEarlierTrips.fulfilled, (state, { payload }) => {
        state.trips = byDeparture([...payload.data, ...(state.trips ?? [])])
      })
      .addCase(calls.searchLaterTrips.fulfilled, (state, { payload }) => {
        state.trips = byDeparture([...(state.trips ?? []), ...payload.data])
      })
      .addCase(calls.searchBackTrips.pending, state => {
        state.backTrips = null
      })
      .addCase(calls.searchBackTrips.fulfilled, (state, { payload }) => {
        state.backTrips = payload.data
      })
      .addCase(calls.searchEarlierBackTrips.fulfilled, (state, { payload }) => {
        state.backTrips = byDeparture([...payload.data, ...(state.backTrips ?? [])])
      })
      .addCase(calls.searchLaterBackTrips.fulfilled, (state, { payload }) => {
        state.backTrips = byDeparture([...(state.backTrips ?? []), ...payload.data])
      })
      .addCase(calls.priceBothTrips.pending, state => {
        state.bothPrice = null
      })
      .addCase(calls.priceBothTrips.fulfilled, (state, { payload, meta }) => {
        const [price] = payload.data
        state.bothPrice = price ? { asked: meta.arg.query, price } : null
      })
      .addCase(calls.reconstructTrip.pending, state => {
        state.reconstruction = null
      })
      .addCase(calls.reconstructTrip.fulfilled, (state, { payload }) => {
        const [found] = payload.data
        if (!found || !isReconstructed(found)) return
        state.reconstruction = found
        state.searchOptions.vias = [...state.searchOptions.vias, wayOf(found)]
      })
      .addCase(calls.getTravellers.fulfilled, (state, { payload }) => {
        state.travellers = payload.data[0] ?? null
      })
      .addCase(calls.getFixPriceGroups.fulfilled, (state, { payload }) => {
        state.productGroups.fixPrice = payload.data
      })
      .addCase(calls.getCatalogueGroups.fulfilled, (state, { payload }) => {
        state.productGroups.catalogue = payload.data
      })
      .addCase(calls.getRelationGroups.fulfilled, (state, { payload }) => {
        state.productGroups.via = payload.data
        if (state.selectedVia) state.selectedVia = namedWay(state.selectedVia, payload.data)
      })
      .addCase(calls.getProductDetails.pending, state => {
        state.productDetails = null
      })
      .addCase(calls.getProductDetails.fulfilled, (state, { payload }) => {
        state.productDetails = payload.data[0] ?? null
      })
      .addCase(calls.getTermsOfCarriage.fulfilled, (state, { payload }) => {
        state.termsOfCarriage = payload.data
      })
  },
})

export const {
  tellTrips,
  selectStart,
  selectEnd,
  selectVia,
  resetVia,
  swapEnds,
  resetSearchOptions,
  selectTiming,
  selectDateTime,
  selectBack,
  selectWho,
  declineCheaper,
  adoptRelation,
  adoptTrips,
  selectLocation,
  showStop,
  addStopover,
  replaceStopover,
  removeStopover,
  setStopovers,
  resetStopovers,
  selectTrip,
  selectTicket,
} = tariffSlice.actions
