import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bankFolder } from './bank-folder.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function* content(...pieces: string[]) {
  for (const piece of pieces) yield new TextEncoder().encode(piece)
}

describe('a folder for the bank', () => {
  it('has a file whole, and knows which was the last when it is gone', async () => {
    const bank = bankFolder(folder)
    expect(await bank.lastFile()).toEqual({ state: 'known', messageId: null })
    expect(await bank.handOver({ messageId: 'B-1', content: content('<a>', '</a>') })).toEqual({ state: 'taken' })
    expect(await readFile(join(folder, 'B-1.xml'), 'utf8')).toBe('<a></a>')
    await rm(join(folder, 'B-1.xml'))
    expect(await bank.lastFile()).toEqual({ state: 'known', messageId: 'B-1' })
  })

  it('has a file once that is handed over twice', async () => {
    const bank = bankFolder(folder)
    for (let times = 0; times < 2; times += 1) await bank.handOver({ messageId: 'B-1', content: content('<a/>') })
    expect((await readdir(folder)).filter(name => name.endsWith('.xml'))).toEqual(['B-1.xml'])
  })

  it('has nothing of a file that broke off', async () => {
    async function* broken() {
      yield new TextEncoder().encode('<a>')
      throw new Error('the database is gone')
    }
    const answer = await bankFolder(folder).handOver({ messageId: 'B-1', content: broken() })
    expect(answer).toEqual({ state: 'unreachable', detail: 'the database is gone' })
    expect((await readdir(folder)).filter(name => name.endsWith('.xml'))).toEqual([])
  })

  it('that cannot be written to answers nothing', async () => {
    const file = join(folder, 'a file')
    await writeFile(file, '')
    expect(await bankFolder(file).handOver({ messageId: 'B-1', content: content('') })).toMatchObject({
      state: 'unreachable',
    })
    expect(await bankFolder(file).lastFile()).toMatchObject({ state: 'unreachable' })
  })
})
