import { regionRoutes } from './region/index.ts'
import { relationRoutes } from './relation/index.ts'
import { stopsRoutes } from './stops/index.ts'
import { tariffRoutes } from './tariff/index.ts'
import { tripsRoutes } from './trips/index.ts'

export const travelRoutes = [...regionRoutes, ...relationRoutes, ...stopsRoutes, ...tariffRoutes, ...tripsRoutes]
