import { giveBackRoutes } from './give-back/index.ts'
import { handOverRoutes } from './hand-over/index.ts'
import { salesRoutes } from './sales/index.ts'

export const checkoutRoutes = [...giveBackRoutes, ...handOverRoutes, ...salesRoutes]
