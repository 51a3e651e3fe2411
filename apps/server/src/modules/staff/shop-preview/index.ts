export { isSeenInPreview, previewedWorld } from './previewed-world.ts'
export { shopPreviewRoutes } from './shop-preview.routes.ts'
