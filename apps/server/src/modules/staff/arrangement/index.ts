export { arrangementRoutes } from './arrangement.routes.ts'
export { tellLost } from './tell-lost.ts'
