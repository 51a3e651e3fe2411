export { knownStop } from './known-stop.ts'
export { type BookedStop, stopBook } from './stop-book.ts'
export { stopsRoutes } from './stops.routes.ts'
export { namedZones } from './zones-of.ts'
