export { freePort } from './free-port.ts'
export {
  type BundledPostgres,
  startBundledPostgres,
  stopLeftoverPostgres,
} from './start-bundled-postgres.ts'
