import type { ViaOption } from './via-options.ts'

/** What an external journey service knows of a reconstructed journey, in our words; its adapter fills this in. */
export interface ExternalJourney {
  origin?: ExternalStop
  destination?: ExternalStop
  trips?: {
    /** Zone ids the service's tariff result names, in its order. */
    tariffZones?: readonly (string | number)[]
  }[]
}

export interface ExternalStop {
  mainStop?: { reference: string; text: string }
  /** Local date and time, `YYYY-MM-DDTHH:mm`. */
  dateTime?: string
}

export interface StopChoice {
  text: string
  reference: string
}

/** `Recon` of Spec 2 §3.1. */
export interface Reconstruction {
  origin: StopChoice
  destination: StopChoice
  /** The zone list as reference; its text is replaced by the relation's once that is loaded. */
  via: StopChoice
  tariffZoneList: string[]
  /** Date and time of the origin. */
  validate: string
}

const isNumber = (id: string): boolean => /^\d+$/.test(id)

const isGreater = (a: string, b: string): boolean => (isNumber(a) && isNumber(b) ? BigInt(a) > BigInt(b) : a > b)

const fromTheSmaller = (zones: readonly string[]): string[] => {
  const [first, last] = [zones[0], zones.at(-1)]
  return first !== undefined && last !== undefined && isGreater(first, last) ? zones.toReversed() : [...zones]
}

const stopOf = (stop: ExternalStop | undefined): StopChoice | undefined => {
  const reference = stop?.mainStop?.reference.trim().replace(/^×\s*/, '')
  return reference ? { reference, text: stop?.mainStop?.text.trim() || reference } : undefined
}

/** Only complete journeys are taken: both main stops, a zone list and the origin's date and time (Spec 2 §4.3). */
export const reconstruct = (journey: ExternalJourney): Reconstruction | undefined => {
  const origin = stopOf(journey.origin)
  const destination = stopOf(journey.destination)
  const tariffZoneList = fromTheSmaller((journey.trips?.[0]?.tariffZones ?? []).map(String))
  const validate = journey.origin?.dateTime?.trim()
  if (!origin || !destination || tariffZoneList.length === 0 || !validate) return undefined
  const reference = tariffZoneList.join()
  return { origin, destination, via: { text: reference, reference }, tariffZoneList, validate }
}

/**
 * The reconstruction with the text of the via option that goes through the same zones, whichever way they are listed.
 */
export const withViaText = (recon: Reconstruction, options: readonly ViaOption[], language: string): Reconstruction => {
  const backwards = recon.tariffZoneList.toReversed().join()
  const option = options.find(({ reference }) => reference === recon.via.reference || reference === backwards)
  return option ? { ...recon, via: { ...recon.via, text: option.text[language] ?? option.text.en } } : recon
}
