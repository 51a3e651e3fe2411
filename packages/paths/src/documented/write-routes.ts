import { writeFileSync } from 'node:fs'
import { documentedRoutes } from './documented-routes.ts'

writeFileSync(
  new URL('../../../../docs/routes.json', import.meta.url),
  `${JSON.stringify(documentedRoutes(), null, 2)}\n`,
)
