export { catalogueRoutes } from './catalogue.routes.ts'
export { presentProblems } from './present-problems.ts'
export { readCatalogue } from './read-catalogue.ts'
