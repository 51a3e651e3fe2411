import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A request names its host once (RFC 9112 §3.2): of two, whoever stands before us might read the other one. */
export function hasTwoHosts({ raw: { rawHeaders } }: Pick<FastifyRequest, 'raw'>): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0)
  return names.filter(name => name.toLowerCase() === 'host').length > 1
}

/** Refuses requests that name two hosts. */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(hasTwoHosts(request) ? Object.assign(new Error('two hosts are named'), { statusCode: 400 }) : undefined)
  })
}
