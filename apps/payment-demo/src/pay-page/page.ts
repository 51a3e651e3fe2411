import { acceptedLanguage, type Language } from '@billett/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'

export const languageOf = (request: FastifyRequest): Language =>
  acceptedLanguage(request.headers['accept-language']) ?? 'en'

/** Forms may lead to this service and, by its redirect, to the shop that sent the customer. */
const policy = (returnUrl?: string): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    `form-action 'self'${returnUrl ? ` ${new URL(returnUrl).origin}` : ''}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')

/** `returnUrl`: the shop's page the customer came from, where there is one. */
export const sendPage = (reply: FastifyReply, status: number, page: string, returnUrl?: string) =>
  reply.code(status).type('text/html; charset=utf-8').header('content-security-policy', policy(returnUrl)).send(page)
