export { freePort } from './free-port.ts'
export {
  type BundledPostgres,
  removeBundledPostgres,
  startBundledPostgres,
  stopLeftoverPostgres,
} from './start-bundled-postgres.ts'
