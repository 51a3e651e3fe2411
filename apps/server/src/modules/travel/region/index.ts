export { derivedFrom } from './derived.ts'
export { regionRoutes } from './region.routes.ts'
export { tariffAt, todayIn } from './tariff-at.ts'
export { textIn } from './text-in.ts'
