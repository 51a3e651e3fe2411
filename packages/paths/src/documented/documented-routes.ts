import { officeRoutes } from '../office-routes.ts'

/** Parameters as the specification writes them: `/confirm/:id` -> `/confirm/{id}`. */
const written = (pattern: string): string => pattern.replace(/:(\w+)/g, '{$1}')

/** The content of docs/routes.json. */
export const documentedRoutes = () =>
  Object.entries(officeRoutes).map(([key, { en, de }]) => ({ key, en: written(en), de: written(de) }))
