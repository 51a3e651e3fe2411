export { freePort } from './free-port.ts'
export {
  type BundledPostgres,
  type BundledPostgresOptions,
  startBundledPostgres,
  stopLeftoverPostgres,
} from './start-bundled-postgres.ts'
