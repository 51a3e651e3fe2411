import { LIVE_SCRIPT } from '../page/live-script.ts'
import { notFoundPage } from '../page/not-found-page.ts'
import { STYLE } from '../page/style.ts'
import { changeBehaviour, deleteMails, downloadAttachment, health, listMails, showMail } from './api.ts'
import type { Mailbox } from './mailbox.ts'
import { deleteFromPage, showBody, showList, showMailPage, showSource } from './pages.ts'
import type { Question } from './question.ts'
import { file, json, page, type Reply } from './reply.ts'

type Handler = (
  mailbox: Mailbox,
  question: Question,
  parameters: string[],
) => Reply | undefined | Promise<Reply | undefined>

/** Every address of the mail box; what is in brackets becomes a parameter. */
const ROUTES: [method: string, path: RegExp, handler: Handler][] = [
  ['GET', /^\/$/, showList],
  ['GET', /^\/mails\/([^/]+)$/, (box, question, [id = '']) => showMailPage(box, id, question)],
  ['GET', /^\/mails\/([^/]+)\/body$/, (box, _question, [id = '']) => showBody(box, id)],
  ['GET', /^\/mails\/([^/]+)\/source$/, (box, _question, [id = '']) => showSource(box, id)],
  ['POST', /^\/delete$/, deleteFromPage],
  ['GET', /^\/style\.css$/, () => file('text/css; charset=utf-8', STYLE)],
  ['GET', /^\/live\.js$/, () => file('text/javascript; charset=utf-8', LIVE_SCRIPT)],
  ['GET', /^\/health$/, health],
  ['GET', /^\/api\/mails$/, listMails],
  ['DELETE', /^\/api\/mails$/, deleteMails],
  ['GET', /^\/api\/mails\/([^/]+)$/, (box, _question, [id = '']) => showMail(box, id)],
  [
    'GET',
    /^\/api\/mails\/([^/]+)\/attachments\/(\d+)$/,
    (box, _question, [id = '', index]) => downloadAttachment(box, id, Number(index)),
  ],
  ['PUT', /^\/api\/behaviour$/, changeBehaviour],
]

export async function answer(mailbox: Mailbox, question: Question): Promise<Reply> {
  if (question.method !== 'GET' && !question.ownPage) return json({ error: 'Asked by another site' }, 403)
  for (const [method, path, handler] of ROUTES) {
    const found = method === question.method ? path.exec(question.path) : null
    const reply = found && (await handler(mailbox, question, found.slice(1)))
    if (reply) return reply
  }
  if (question.path.startsWith('/api/')) return json({ error: 'Not found' }, 404)
  return page(notFoundPage(question.language), 404)
}
