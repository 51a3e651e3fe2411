import { writeFileSync } from 'node:fs'
import { documentedCalls, OPENAPI_FILE } from './documented-calls.ts'

/** `npm run openapi`: writes every call of the contract as `docs/openapi.json`. */
writeFileSync(OPENAPI_FILE, documentedCalls())
