import * as contract from '@billett/contract'
import { createCall } from '@billett/web-kit/calls/create-call.ts'

export const searchOrigins = createCall(contract.searchOrigins)
export const searchDestinations = createCall(contract.searchDestinations)
export const searchVias = createCall(contract.searchVias)
export const getNearbyStops = createCall(contract.getNearbyStops)
export const searchLocations = createCall(contract.searchLocations)
export const getStopInformation = createCall(contract.getStopInformation)
/**
 * The same call for the name of a stop an address knows by reference only: with phases of its own, and nothing is
 * shown.
 */
export const nameStop = createCall({ ...contract.getStopInformation, name: 'tariff/nameStop' })

export const searchTrips = createCall(contract.searchTrips)
/** The same call with phases of their own: these add to the list instead of replacing it. */
export const searchEarlierTrips = createCall({ ...contract.searchTrips, name: 'tariff/searchEarlierTrips' })
export const searchLaterTrips = createCall({ ...contract.searchTrips, name: 'tariff/searchLaterTrips' })
/** The same call once more, for trips that are looked at: what is told of each comes into its place. */
export const renewTrips = createCall({ ...contract.searchTrips, name: 'tariff/renewTrips' })
/** The same call with a filter less, where filters leave no trip; nothing of it is shown. */
export const searchTripsWithout = createCall({ ...contract.searchTrips, name: 'tariff/searchTripsWithout' })
/** The same call for the way back: it has a list of its own. */
export const searchBackTrips = createCall({ ...contract.searchTrips, name: 'tariff/searchBackTrips' })
export const searchEarlierBackTrips = createCall({ ...contract.searchTrips, name: 'tariff/searchEarlierBackTrips' })
export const searchLaterBackTrips = createCall({ ...contract.searchTrips, name: 'tariff/searchLaterBackTrips' })
export const priceBothTrips = createCall(contract.priceBothTrips)
export const reconstructTrip = createCall(contract.reconstructTrip)

export const getFixPriceGroups = createCall(contract.getFixPriceGroups)
export const getRelationGroups = createCall(contract.getRelationGroups)
export const getCatalogueGroups = createCall(contract.getCatalogueGroups)
export const getProductDetails = createCall(contract.getProductDetails)
export const getTermsOfCarriage = createCall(contract.getTermsOfCarriage)
/**
 * Details of one article for its price alone: with phases of its own, and it leaves the details on the screen as they
 * are.
 */
export const quoteProduct = createCall({ ...contract.getProductDetails, name: 'tariff/quoteProduct' })

/** Who may be named as travelling. */
export const getTravellers = createCall(contract.getTravellers)
