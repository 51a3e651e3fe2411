import { listPage } from '../page/list-page.ts'
import { mailBody } from '../page/mail-body.ts'
import { mailPage } from '../page/mail-page.ts'
import { openMail } from '../store/open-mail.ts'
import type { Mailbox } from './mailbox.ts'
import type { Question } from './question.ts'
import { file, goTo, mailContent, page, type Reply } from './reply.ts'

export function showList({ store, behaviour }: Mailbox, { language }: Question): Reply {
  return page(listPage(store.list(), behaviour.mode, language))
}

export async function showMailPage({ store }: Mailbox, id: string, { language }: Question): Promise<Reply | undefined> {
  const stored = store.find(id)
  return stored && page(mailPage(stored, await openMail(await store.source(id)), language))
}

export async function showBody({ store }: Mailbox, id: string): Promise<Reply | undefined> {
  return store.find(id) && mailContent(mailBody(await openMail(await store.source(id))))
}

export async function showSource({ store }: Mailbox, id: string): Promise<Reply | undefined> {
  return store.find(id) && file('text/plain; charset=utf-8', await store.source(id))
}

export async function deleteFromPage({ store }: Mailbox): Promise<Reply> {
  await store.clear()
  return goTo('/')
}
