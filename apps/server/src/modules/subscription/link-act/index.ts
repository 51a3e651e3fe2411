export { linkRoutes } from './link-act.routes.ts'
export { payersOfReader } from './payers-of-reader.ts'
