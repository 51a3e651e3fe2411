import type {
  InputOf,
  Location,
  NearbyStop,
  ProductDetails,
  ProductGroup,
  ProductOffer,
  priceBothTrips,
  Reconstruction,
  RidesPrice,
  StopChoice,
  StopInformation,
  searchTrips,
  TermsOfCarriage,
  Travellers,
  Trip,
  ViaChoice,
} from '@billett/contract'
import type { SelectedTiming } from '@billett/domain'
import { ONE_ADULT, type Who } from './who.ts'

/** A place or a way as it was chosen. */
export interface Choice {
  text: string
  reference: string
}

/** What the tariff was asked and what it answered (Spec 2 §3.1). Lists are null until they have been loaded. */
export interface TariffState {
  searchOptions: { origins: StopChoice[]; destinations: StopChoice[]; vias: ViaChoice[] }
  selectedStart: Choice | null
  selectedEnd: Choice | null
  /** A way of the relation, its zone ids joined by commas. */
  selectedVia: Choice | null
  /** Stops the journey is to touch, in order. */
  stopovers: Choice[]
  selectedTiming: SelectedTiming
  /** Wall clock `YYYY-MM-DDTHH:mm`; null means now. */
  selectedDateTime: string | null
  /** When to go back, as it was said; null for one way. */
  selectedBack: string | null
  /** Who travels. */
  selectedWho: Who
  /** Who may be named as travelling. */
  travellers: Travellers | null
  /** Whoever has declined cheaper tickets is not asked again in this visit. */
  cheaperDeclined: boolean
  nearbyStops: NearbyStop[] | null
  locations: Location[]
  /** Around which the nearby stops lie. */
  selectedLocation: Location | null
  /** Reference -> name, of every stop that was chosen or asked for. */
  stopNames: Record<string, string>
  /** References nobody gave out. */
  unknownStops: string[]
  /** Reference of the stop whose information is shown. */
  shownStop: string | null
  stopInformation: StopInformation | null
  reconstruction: Reconstruction | null
  trips: Trip[] | null
  /** What those trips were searched by; null where there are none, or they come from elsewhere. */
  foundBy: InputOf<typeof searchTrips>['query'] | null
  /** Trips back, where somebody goes back. */
  backTrips: Trip[] | null
  /** What the chosen trip and the one back cost. */
  bothPrice: { asked: InputOf<typeof priceBothTrips>['query']; price: RidesPrice } | null
  /** Id of the trip the tickets are shown for. */
  selectedTrip: string | null
  /** Whether the tickets of the chosen relation are shown. */
  showRelation: boolean
  productGroups: { fixPrice: ProductGroup[] | null; via: ProductGroup[] | null; catalogue: ProductGroup[] | null }
  productDetails: ProductDetails | null
  termsOfCarriage: TermsOfCarriage[]
  /** What went into the cart last. */
  selectedTicket: { ticket: ProductOffer; via: Choice | null; trip: string | null } | null
}

export const initialTariff: TariffState = {
  searchOptions: { origins: [], destinations: [], vias: [] },
  selectedStart: null,
  selectedEnd: null,
  selectedVia: null,
  stopovers: [],
  selectedTiming: 'Departure',
  selectedDateTime: null,
  selectedBack: null,
  selectedWho: ONE_ADULT,
  travellers: null,
  cheaperDeclined: false,
  nearbyStops: null,
  locations: [],
  selectedLocation: null,
  stopNames: {},
  unknownStops: [],
  shownStop: null,
  stopInformation: null,
  reconstruction: null,
  trips: null,
  foundBy: null,
  backTrips: null,
  bothPrice: null,
  selectedTrip: null,
  showRelation: false,
  productGroups: { fixPrice: null, via: null, catalogue: null },
  productDetails: null,
  termsOfCarriage: [],
  selectedTicket: null,
}
