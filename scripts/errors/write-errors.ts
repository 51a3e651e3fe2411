import { writeFileSync } from 'node:fs'
import { documentedErrors, ERRORS_FILE } from './documented-errors.ts'

/** `npm run errors`: writes every error a caller can meet as `docs/errors.md`. */
writeFileSync(ERRORS_FILE, documentedErrors())
