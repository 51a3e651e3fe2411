import { createServer, type Server } from 'node:http'
import { answer } from './answer.ts'
import type { Mailbox } from './mailbox.ts'
import { readQuestion } from './question.ts'
import { json, type Reply } from './reply.ts'

export function createHttpServer(mailbox: Mailbox): Server {
  return createServer((request, response) => {
    const send = ({ status, headers, body }: Reply) => response.writeHead(status, headers).end(body)
    readQuestion(request)
      .then(question => answer(mailbox, question))
      .then(send, failure => {
        console.error(failure)
        send(json({ error: 'The mail box could not answer; its log says why.' }, 500))
      })
  })
}
