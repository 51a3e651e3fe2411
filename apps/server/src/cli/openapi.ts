import { writeFileSync } from 'node:fs'
import { documentedCalls, OPENAPI_FILE } from './openapi/documented-calls.ts'

/** Writes every call of the contract as `docs/openapi.json`. */
writeFileSync(OPENAPI_FILE, documentedCalls())
