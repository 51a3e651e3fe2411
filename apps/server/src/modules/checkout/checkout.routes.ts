import { giveBackRoutes } from './give-back/index.ts'
import { salesRoutes } from './sales/index.ts'

export const checkoutRoutes = [...giveBackRoutes, ...salesRoutes]
