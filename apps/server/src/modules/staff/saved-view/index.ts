export { savedViewRoutes } from './saved-view.routes.ts'
export { heldView } from './views.ts'
