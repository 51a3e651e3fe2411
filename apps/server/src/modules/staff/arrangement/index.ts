export { arrangementsSeen } from './arrangement.repository.ts'
export { arrangementRoutes } from './arrangement.routes.ts'
export { type LostByTariff, lostByTariff } from './lost-by-tariff.ts'
export { tellLost } from './tell-lost.ts'
