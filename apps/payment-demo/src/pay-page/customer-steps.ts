import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Service } from '../service.ts'
import { isFormToken } from './form-token.ts'
import type { Fields } from './instrument-forms.ts'
import { noticePage } from './notice-page.ts'
import { languageOf, sendPage } from './page.ts'

const params = z.object({ payToken: z.string().max(100) })
const fieldsOf = z.record(z.string(), z.string()).catch({})

/** A payment or a setup, as far as its pages go. */
type Paged = { payToken: string; step: number; state: string }

type Answer = FastifyReply | Promise<FastifyReply>
export type Run<Subject> = (subject: Subject, fields: Fields, reply: FastifyReply, request: FastifyRequest) => Answer

type Pages<Subject> = {
  find: (payToken: string) => Subject | undefined
  /** The page as it stands; `isOutdated`: instead of what was submitted. */
  show: (shown: {
    subject: Subject
    reply: FastifyReply
    request: FastifyRequest
    query: Fields
    isOutdated: boolean
  }) => Answer
}

/** How a customer goes through the pages of a payment or a setup. */
export const customerSteps = <Subject extends Paged>({ world, due }: Service, { find, show }: Pages<Subject>) => {
  const subjectOf = (request: FastifyRequest): Subject | undefined => find(params.parse(request.params).payToken)

  const unknown = (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(reply, 404, noticePage(languageOf(request), 'unknown'))

  return {
    subjectOf,

    look: async (request: FastifyRequest, reply: FastifyReply) => {
      due.kick()
      const subject = subjectOf(request)
      if (!subject) return unknown(request, reply)
      return show({ subject, reply, request, query: fieldsOf.parse(request.query), isOutdated: false })
    },

    /** A step of what is open, once for each form that was shown. */
    stepOf: (run: Run<Subject>) => async (request: FastifyRequest, reply: FastifyReply) => {
      due.kick()
      const subject = subjectOf(request)
      if (!subject) return unknown(request, reply)
      const fields = fieldsOf.parse(request.body)
      if (subject.state !== 'open' || !isFormToken(world.secret, subject, fields.token ?? ''))
        return show({ subject, reply, request, query: {}, isOutdated: true })
      return run(subject, fields, reply, request)
    },
  }
}
