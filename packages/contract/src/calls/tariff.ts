import * as z from 'zod/mini'
import { defineCall, file, list } from '../define-call.ts'
import { key } from '../failures/key.ts'
import { ProductDetails, ProductGroup, SortGroupDetails, TermsOfCarriage } from '../replies/product.ts'
import { Location, NearbyStop, StopChoice, StopInformation, ViaChoice } from '../replies/stop.ts'
import { Trip } from '../replies/trip.ts'
import { PlainDate, PlainDateTime } from '../values/date.ts'
import { Id, line, SearchText, StopReference, ViaReference } from '../values/text.ts'

const service = 'tariff' as const
const access = { who: 'public' } as const

/** Milliseconds (Spec 2 §9). */
const SYNC_TIMEOUT = 300_000

const ServiceArea = z.optional(z.int().check(z.gte(0, key('outOfRange')), z.lte(999, key('outOfRange'))))
const PageSize = z.optional(z.int().check(z.gte(1, key('outOfRange')), z.lte(100, key('outOfRange'))))
const Source = z.optional(line(100))
const Latitude = z.number().check(z.gte(-90, key('outOfRange')), z.lte(90, key('outOfRange')))
const Longitude = z.number().check(z.gte(-180, key('outOfRange')), z.lte(180, key('outOfRange')))

const OriginQuery = z.object({
  date: PlainDate,
  search: z.optional(SearchText),
  serviceArea: ServiceArea,
  pageSize: PageSize,
  source: Source,
})
const DestinationQuery = z.extend(OriginQuery, { origin: z.optional(StopReference) })
const ViaQuery = z.object({
  date: PlainDate,
  origin: StopReference,
  destination: StopReference,
  search: z.optional(SearchText),
  serviceArea: ServiceArea,
})

export const searchOrigins = defineCall({
  name: 'tariff/searchOrigins',
  service,
  method: 'GET',
  path: '/tariff/relation/origin',
  summary: 'Stops a journey can begin at',
  access,
  query: OriginQuery,
  reply: list(StopChoice),
  supersedes: true,
})

export const searchDestinations = defineCall({
  name: 'tariff/searchDestinations',
  service,
  method: 'GET',
  path: '/tariff/relation/destination',
  summary: 'Stops a journey from the origin can end at',
  access,
  query: DestinationQuery,
  reply: list(StopChoice),
  supersedes: true,
})

export const searchVias = defineCall({
  name: 'tariff/searchVias',
  service,
  method: 'GET',
  path: '/tariff/relation/via',
  summary: 'Ways the relation can take, as zone lists',
  access,
  query: ViaQuery,
  reply: list(ViaChoice),
  supersedes: true,
})

const NearbyQuery = z.object({
  longitude: Longitude,
  latitude: Latitude,
  amount: z.optional(z.int().check(z.gte(1, key('outOfRange')), z.lte(100, key('outOfRange')))),
  /** Metres. */
  radius: z.optional(z.int().check(z.gte(1, key('outOfRange')), z.lte(50_000, key('outOfRange')))),
  productClasses: z.optional(z.array(line(30)).check(z.maxLength(20, key('outOfRange')))),
  metaFilter: z.optional(line(100)),
  filterPrefix: z.optional(line(100)),
})

export const getNearbyStops = defineCall({
  name: 'tariff/getNearbyStops',
  service,
  method: 'GET',
  path: '/tariff/nearbyStops',
  summary: 'Stops around a position, nearest first',
  access,
  query: NearbyQuery,
  reply: list(NearbyStop),
  supersedes: true,
})

const LocationsQuery = z.object({ search: SearchText })

export const searchLocations = defineCall({
  name: 'tariff/searchLocations',
  service,
  method: 'GET',
  path: '/tariff/locations',
  summary: 'Places by name',
  access,
  query: LocationsQuery,
  reply: list(Location),
  supersedes: true,
})

const StopInformationQuery = z.object({ stopType: z.optional(line(30)), stopId: StopReference })

export const getStopInformation = defineCall({
  name: 'tariff/getStopInformation',
  service,
  method: 'GET',
  path: '/tariff/stopInformation',
  summary: 'A stop: its zones, lines and next departures',
  access,
  query: StopInformationQuery,
  reply: list(StopInformation),
})

const TripsQuery = z.object({
  dateTime: PlainDateTime,
  start: StopReference,
  destination: StopReference,
  selectedTiming: z.optional(z.enum(['Departure', 'Arrival'])),
  polyline: z.optional(z.boolean()),
  groupFilter: z.optional(z.array(line(30)).check(z.maxLength(20, key('outOfRange')))),
  via: z.optional(StopReference),
})

export const searchTrips = defineCall({
  name: 'tariff/searchTrips',
  service,
  method: 'GET',
  path: '/tariff/trips',
  summary: 'Journeys at a time, each with the way to its tickets',
  access,
  query: TripsQuery,
  reply: list(Trip),
  supersedes: true,
})

const ReconstructionQuery = z.object({
  ctx: z.string().check(z.minLength(1, key('required')), z.maxLength(4000, key('exceedMaximumLength'))),
})

/** What `/recon-id/*` starts from (Spec 2 §3.1). */
const Reconstruction = z.object({
  origin: z.object({ text: z.string(), reference: z.string() }),
  destination: z.object({ text: z.string(), reference: z.string() }),
  via: z.object({ text: z.string(), reference: z.string() }),
  tariffZoneList: z.array(z.string()),
  /** Wall clock of the origin, `YYYY-MM-DDTHH:mm`. */
  validate: z.string(),
})
export type Reconstruction = z.infer<typeof Reconstruction>

/** The catalogue has the browser ask the journey service itself (`GET {external}/recon`); it goes through us so that its key stays with us. */
export const reconstructTrip = defineCall({
  name: 'tariff/reconstructTrip',
  service,
  method: 'GET',
  path: '/tariff/recon',
  summary: 'A journey from its context string',
  access,
  query: ReconstructionQuery,
  reply: list(Reconstruction),
})

const FixPriceQuery = z.object({ date: PlainDate, serviceArea: ServiceArea })

export const getFixPriceGroups = defineCall({
  name: 'tariff/getFixPriceGroups',
  service,
  method: 'GET',
  path: '/tariff/productGroups/fixPrice',
  summary: 'Products with one price wherever one travels',
  access,
  query: FixPriceQuery,
  reply: list(ProductGroup),
})

const RelationQuery = z.object({
  date: PlainDate,
  origin: StopReference,
  destination: StopReference,
  via: z.optional(ViaReference),
  search: z.optional(SearchText),
  serviceArea: ServiceArea,
  /** Lines of the chosen journey, where the price depends on them. */
  lines: z.optional(z.array(StopReference).check(z.maxLength(30, key('outOfRange')))),
  /** Stops ridden in the chosen journey, where the price depends on them (short distance). */
  stops: z.optional(z.int().check(z.gte(0, key('outOfRange')), z.lte(1000, key('outOfRange')))),
})

export const getRelationGroups = defineCall({
  name: 'tariff/getRelationGroups',
  service,
  method: 'GET',
  path: '/tariff/productGroups/relation',
  summary: 'Products for a relation, with prices',
  access,
  query: RelationQuery,
  reply: list(ProductGroup),
})

export const getCatalogueGroups = defineCall({
  name: 'tariff/getCatalogueGroups',
  service,
  method: 'GET',
  path: '/tariff/productGroups/catalogue',
  summary: 'Products of the catalogue',
  access,
  reply: list(ProductGroup),
})

const DetailsQuery = z.object({
  sort: Id,
  date: PlainDate,
  productGroupName: z.optional(line(100)),
  origin: z.optional(StopReference),
  originName: z.optional(SearchText),
  destination: z.optional(StopReference),
  destinationName: z.optional(SearchText),
  via: z.optional(ViaReference),
  serviceArea: ServiceArea,
  lines: z.optional(z.array(StopReference).check(z.maxLength(30, key('outOfRange')))),
  stops: z.optional(z.int().check(z.gte(0, key('outOfRange')), z.lte(1000, key('outOfRange')))),
  passengerCount: z.optional(z.int().check(z.gte(1, key('outOfRange')), z.lte(999, key('outOfRange')))),
})

export const getProductDetails = defineCall({
  name: 'tariff/getProductDetails',
  service,
  method: 'GET',
  path: '/tariff/productDetails',
  summary: 'One article: conditions, validity, and why it costs what it costs',
  access,
  query: DetailsQuery,
  reply: list(ProductDetails),
})

const SortGroupQuery = z.object({ sortGroupName: line(100) })

export const getSortGroupDetails = defineCall({
  name: 'tariff/getSortGroupDetails',
  service,
  method: 'GET',
  path: '/tariff/sortGroup/details',
  summary: 'Texts of a product',
  access,
  query: SortGroupQuery,
  reply: list(SortGroupDetails),
})

const TermsQuery = z.object({
  sortId: z.array(Id).check(z.minLength(1, key('required')), z.maxLength(100, key('outOfRange'))),
})

export const getTermsOfCarriage = defineCall({
  name: 'tariff/getTermsOfCarriage',
  service,
  method: 'GET',
  path: '/tariff/termsOfCarriage',
  summary: 'Terms of carriage, one per ticket',
  access,
  query: TermsQuery,
  reply: list(TermsOfCarriage),
})

const ViaImageParams = z.object({
  /** Zone ids joined by commas. */
  text: ViaReference.check(z.minLength(1, key('required'))),
  extension: z.enum(['svg']),
})

export const getViaImage = defineCall({
  name: 'tariff/getViaImage',
  service,
  method: 'GET',
  path: '/tariff/viaImage/{text}.{extension}',
  summary: 'The zones of a way as a picture',
  access,
  params: ViaImageParams,
  reply: file('image/svg+xml'),
})

const TariffInfo = z.object({
  version: z.string(),
  validFrom: z.string(),
  /** When the data were imported. */
  asOf: z.string(),
  source: z.string(),
  currency: z.string(),
  zones: z.int(),
  sorts: z.int(),
})

export const getTariffInfo = defineCall({
  name: 'tariff/getTariffInfo',
  service,
  method: 'GET',
  path: '/tariff/info',
  summary: 'Version and age of the tariff',
  access,
  reply: list(TariffInfo),
})

const TimetableInfo = z.object({
  source: z.string(),
  asOf: z.string(),
  validFrom: z.string(),
  validUntil: z.string(),
  timeZone: z.string(),
  stops: z.int(),
  lines: z.int(),
  trips: z.int(),
})

export const getTimetableInfo = defineCall({
  name: 'tariff/getTimetableInfo',
  service,
  method: 'GET',
  path: '/tariff/etis/info',
  summary: 'Source and age of the timetable',
  access,
  reply: list(TimetableInfo),
})

export const syncTariff = defineCall({
  name: 'tariff/syncTariff',
  service,
  method: 'GET',
  path: '/tariff/sync',
  summary: 'Takes over the newest imported region in every process',
  access: { who: 'staff', rights: ['AllowedToUseAdminPanel'] },
  reply: list(TariffInfo),
  effect: true,
  timeout: SYNC_TIMEOUT,
})
