import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'

const Resident = z.object({ lastName: z.string().min(1), address: z.object({ city: z.string() }) })
const Account = z.object({ iban: z.string().min(1), accountHolder: z.string().min(1) })

/** By the last name in small letters: who lives nowhere, whose account it is not, and about whom nothing is said. */
const UNKNOWN = 'unbekannt'
const FOREIGN = 'fremd'
const SILENT = 'stille'

const lastWord = (name: string): string => name.trim().toLowerCase().split(/\s+/).at(-1) ?? ''

/** Says whether somebody lives where they say, and whether an account is its holder's. */
export const registerRoutes =
  (isAllowed: (authorization: string | undefined) => boolean): FastifyPluginAsync =>
  async app => {
    app.addHook('onRequest', async (request, reply) => {
      if (!isAllowed(request.headers.authorization)) return reply.code(401).send()
    })
    app.post('/residents', async (request, reply) => {
      const resident = Resident.safeParse(request.body)
      if (!resident.success) return reply.code(400).send({ error: 'invalid' })
      const name = lastWord(resident.data.lastName)
      return name === SILENT ? reply.code(500).send() : { isResident: name !== UNKNOWN }
    })
    app.post('/accountProofs', async (request, reply) => {
      const account = Account.safeParse(request.body)
      if (!account.success) return reply.code(400).send({ error: 'invalid' })
      const name = lastWord(account.data.accountHolder)
      return name === SILENT ? reply.code(500).send() : { isProven: name !== FOREIGN }
    })
  }
