import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMailId } from './mail-id.ts'
import type { StoredMail } from './stored-mail.ts'

export type MailStore = {
  /** Newest first. */
  list(): StoredMail[]
  find(id: string): StoredMail | undefined
  source(id: string): Promise<Uint8Array>
  add(mail: StoredMail, source: Uint8Array): Promise<void>
  clear(): Promise<void>
}

/**
 * Mails as files of a folder that only their owner reads: `<id>.eml` as received, `<id>.json` for the list. Beyond the
 * limit the oldest go.
 */
export async function openMailStore(folder: string, limit: number): Promise<MailStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  let mails = await readAll(folder)
  const path = (id: string, kind: 'eml' | 'json') => join(folder, `${id}.${kind}`)

  async function remove(leaving: StoredMail[]): Promise<void> {
    for (const { id } of leaving) {
      await rm(path(id, 'json'), { force: true })
      await rm(path(id, 'eml'), { force: true })
    }
  }

  return {
    list: () => mails,
    find: id => mails.find(mail => mail.id === id),
    source: id => readFile(path(id, 'eml')),
    async add(mail, source) {
      await writeWhole(path(mail.id, 'eml'), source)
      await writeWhole(path(mail.id, 'json'), JSON.stringify(mail))
      const all = newestFirst([mail, ...mails])
      mails = all.slice(0, limit)
      await remove(all.slice(limit))
    },
    async clear() {
      const leaving = mails
      mails = []
      await remove(leaving)
    },
  }
}

async function readAll(folder: string): Promise<StoredMail[]> {
  const ids = (await readdir(folder)).filter(name => name.endsWith('.json')).map(name => name.slice(0, -'.json'.length))
  const mails: StoredMail[] = []
  for (const id of ids.filter(isMailId)) {
    mails.push(JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8')) as StoredMail)
  }
  return newestFirst(mails)
}

function newestFirst(mails: StoredMail[]): StoredMail[] {
  return mails.toSorted((one, other) => (one.id < other.id ? 1 : -1))
}

/** A crash in between leaves the old file or none, never half a one. */
async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${file}.part`, content, { mode: 0o600 })
  await rename(`${file}.part`, file)
}
