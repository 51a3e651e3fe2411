import { writeFileSync } from 'node:fs'
import { routes } from './table.ts'

/** Parameters as the specification writes them: `/confirm/:id` -> `/confirm/{id}`. */
const written = (pattern: string): string => pattern.replace(/:(\w+)/g, '{$1}')

const rows = Object.entries(routes).map(([key, { en, de }]) => ({ key, en: written(en), de: written(de) }))

writeFileSync(new URL('../../../../docs/routes.json', import.meta.url), `${JSON.stringify(rows, null, 2)}\n`)
