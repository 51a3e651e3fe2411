import * as z from 'zod/mini'
import { defineCall, file, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { Location, NearbyStop, StopChoice, StopInformation, ViaChoice } from '../../replies/stop.ts'
import { count } from '../../values/count.ts'
import { PlainDate } from '../../values/date.ts'
import { line, SearchText, StopReference, ViaReference } from '../../values/text.ts'
import { access, Modes, ServiceArea, service } from './tariff-fields.ts'

const PageSize = z.optional(count(1, 100))

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

const NearbyQuery = z.object({
  longitude: Longitude,
  latitude: Latitude,
  amount: z.optional(count(1, 100)),
  /** Metres. */
  radius: z.optional(count(1, 50_000)),
  /** Means of transport that call there; all of them where none is named. */
  productClasses: Modes,
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
