export { relationRoutes } from './relation.routes.ts'
export { decodeRelation, encodeRelation } from './relation-id.ts'
export { type Resolution, type ResolvedRelation, resolveRelation } from './resolve-relation.ts'
