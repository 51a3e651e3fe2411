import type { ExternalJourney, ExternalStop } from '@billett/domain'
import * as z from 'zod/mini'

const text = z.optional(z.string())

/** `mainMastExtId` is the station a platform belongs to, `extId` the stop itself. */
const Stop = z.object({ name: text, mainMastExtId: text, extId: text, date: text, time: text })

const Parameter = z.object({ name: text, value: text })
const Fare = z.object({ param: z.optional(z.array(Parameter)) })
const FareSet = z.object({ fareItem: z.optional(z.array(Fare)) })

const Trip = z.object({
  Origin: z.optional(Stop),
  Destination: z.optional(Stop),
  TariffResult: z.optional(z.object({ fareSetItem: z.optional(z.array(FareSet)) })),
})

/** The part of the service's answer that the reconstruction reads; whatever else it says is left alone. */
const Response = z.object({ Trip: z.array(Trip).check(z.minLength(1)) })

/** Names under which fares state the zones they were worked out for, joined by commas, semicolons or spaces. */
const ZONE_LIST = /^(tariff)?[-_ ]?zones?([-_ ]?list)?$/i

const stopOf = (stop: z.infer<typeof Stop> | undefined): ExternalStop => {
  const reference = stop?.mainMastExtId ?? stop?.extId
  const dateTime = stop?.date && stop.time ? `${stop.date}T${stop.time.slice(0, 5)}` : undefined
  return {
    ...(reference === undefined ? {} : { mainStop: { reference, text: stop?.name ?? '' } }),
    ...(dateTime === undefined ? {} : { dateTime }),
  }
}

const zonesOf = ({ TariffResult }: z.infer<typeof Trip>): string[] => {
  const parameters = (TariffResult?.fareSetItem ?? [])
    .flatMap(set => set.fareItem ?? [])
    .flatMap(fare => fare.param ?? [])
  const list = parameters.find(({ name = '' }) => ZONE_LIST.test(name))?.value ?? ''
  return list.split(/[,;\s]+/).filter(zone => zone !== '')
}

/** The service's answer in the words of the reconstruction rules; undefined for anything that is not one. */
export function readExternalResponse(body: unknown): ExternalJourney | undefined {
  const response = z.safeParse(Response, body)
  if (!response.success) return undefined
  const [first] = response.data.Trip
  return {
    origin: stopOf(first?.Origin),
    destination: stopOf(first?.Destination),
    trips: response.data.Trip.map(trip => ({ tariffZones: zonesOf(trip) })),
  }
}
