import type { Visitor } from '../call/visitor/visitor.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before anything else of a call runs. */
    visitor: Visitor
  }
}
