export { documentsNamed, putBytes, putDocument } from './document.repository.ts'
export { documentRoutes } from './document.routes.ts'
