import { randomBytes } from 'node:crypto'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { languageOf, loginPage } from './login-page.ts'
import { PASSWORD, type Student, studentOf } from './students.ts'

const SESSION_COOKIE = '_shibsession_demo'

const Guid = z.object({ guid: z.guid() })
const Query = z.object({ target: z.url({ protocol: /^https?$/ }) })
const Login = Query.extend({ name: z.string().max(100), password: z.string().max(100) })

interface Session {
  secret: string
  student: Student
}

const cookieOf = ({ headers }: FastifyRequest): string | undefined =>
  new Map((headers.cookie ?? '').split('; ').map(pair => [pair.split('=')[0], pair.split('=')[1]])).get(SESSION_COOKIE)

/** The login of a university by the calls of Spec 2 §7.3. */
export const universityRoutes =
  (now: () => Date): FastifyPluginAsync =>
  async app => {
    const sessions = new Map<string, Session>()
    app.setErrorHandler((error, _request, reply) =>
      reply
        .code(error instanceof z.ZodError ? 400 : 500)
        .send({ error: error instanceof z.ZodError ? 'invalid' : 'internal' }),
    )

    app.get('/login/:guid', async (request, reply) => {
      const { guid } = Guid.parse(request.params)
      const { target } = Query.parse(request.query)
      const language = languageOf(request.headers['accept-language'])
      return reply
        .type('text/html; charset=utf-8')
        .send(loginPage({ language, action: `/login/${guid}`, target, failed: false }))
    })

    app.post('/login/:guid', async (request, reply) => {
      const { guid } = Guid.parse(request.params)
      const { target, name, password } = Login.parse(request.body)
      const student = password === PASSWORD ? studentOf(name, now().toISOString().slice(0, 10)) : undefined
      if (!student) {
        const language = languageOf(request.headers['accept-language'])
        return reply
          .code(403)
          .type('text/html; charset=utf-8')
          .send(loginPage({ language, action: `/login/${guid}`, target, failed: true }))
      }
      sessions.set(guid, { secret: randomBytes(16).toString('hex'), student })
      return reply.redirect(target, 303)
    })

    app.get('/get_cookies/:guid', async (request, reply) => {
      const session = sessions.get(Guid.parse(request.params).guid)
      return session ? { cookies: { [SESSION_COOKIE]: session.secret } } : reply.code(404).send()
    })

    app.get('/activeSession/:guid', async (request, reply) => {
      const session = sessions.get(Guid.parse(request.params).guid)
      if (!session || cookieOf(request) !== session.secret) return reply.code(404).send()
      return { studentId: session.student.studentId }
    })

    app.get<{ Params: { studentId: string } }>('/users/:studentId', async (request, reply) => {
      const secret = cookieOf(request)
      const session = [...sessions.values()].find(
        ({ student, ...held }) => student.studentId === request.params.studentId && held.secret === secret,
      )
      return session ? session.student : reply.code(404).send()
    })
  }
