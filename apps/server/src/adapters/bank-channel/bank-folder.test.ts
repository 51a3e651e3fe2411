import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bankFolder } from './bank-folder.ts'

const sha = (text: string) => createHash('sha256').update(text).digest('hex')

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
    expect(await bank.lastFile()).toEqual({ state: 'known', messageId: null, sha256: null })
    expect(await bank.handOver({ messageId: 'B-1', content: content('<a>', '</a>') })).toEqual({ state: 'taken' })
    expect(await readFile(join(folder, 'B-1.xml'), 'utf8')).toBe('<a></a>')
    await rm(join(folder, 'B-1.xml'))
    expect(await bank.lastFile()).toEqual({ state: 'known', messageId: 'B-1', sha256: sha('<a></a>') })
  })

  it('has a file once that is handed over twice', async () => {
    const bank = bankFolder(folder)
    for (let times = 0; times < 2; times += 1) await bank.handOver({ messageId: 'B-1', content: content('<a/>') })
    expect((await readdir(folder)).filter(name => name.endsWith('.xml'))).toEqual(['B-1.xml'])
  })

  it('has nothing again of what the bank has fetched, nor other bytes under its id', async () => {
    const bank = bankFolder(folder)
    await bank.handOver({ messageId: 'B-1', content: content('<a/>') })
    await rm(join(folder, 'B-1.xml'))
    expect(await bank.handOver({ messageId: 'B-1', content: content('<a/>') })).toEqual({ state: 'taken' })
    expect(await bank.handOver({ messageId: 'B-1', content: content('<b/>') })).toMatchObject({ state: 'unreachable' })
    expect((await readdir(folder)).filter(name => name.endsWith('.xml'))).toEqual([])
  })

  it('has nothing again of any file it ever had, however many came after it', async () => {
    const bank = bankFolder(folder)
    for (const name of ['1', '2', '3']) {
      await bank.handOver({ messageId: `B-${name}`, content: content(`<a${name}/>`) })
      await rm(join(folder, `B-${name}.xml`))
    }
    expect(await bank.handOver({ messageId: 'B-1', content: content('<a1/>') })).toEqual({ state: 'taken' })
    expect(await bank.handOver({ messageId: 'B-2', content: content('<b/>') })).toMatchObject({ state: 'unreachable' })
    expect((await readdir(folder)).filter(name => name.endsWith('.xml'))).toEqual([])
    expect(await bank.lastFile()).toEqual({ state: 'known', messageId: 'B-3', sha256: sha('<a3/>') })
  })

  it('has a file that was noted when its process was killed, before it is said to be there', async () => {
    await writeFile(join(folder, '.B-1'), '<a/>')
    await writeFile(join(folder, '.last-file'), `B-1 ${sha('<a/>')}`)
    expect(await bankFolder(folder).lastFile()).toEqual({ state: 'known', messageId: 'B-1', sha256: sha('<a/>') })
    expect(await readFile(join(folder, 'B-1.xml'), 'utf8')).toBe('<a/>')
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

  it('is written to by one at a time: of two at once one is told to come again', async () => {
    const bank = bankFolder(folder)
    let goOn = () => {}
    const waits = new Promise<void>(resolve => {
      goOn = resolve
    })
    async function* slow() {
      yield new TextEncoder().encode('<a>')
      await waits
      yield new TextEncoder().encode('</a>')
    }
    const first = bank.handOver({ messageId: 'B-1', content: slow() })
    while (!(await readdir(folder)).includes('.lock')) await new Promise(resolve => setImmediate(resolve))
    const second = await bank.handOver({ messageId: 'B-1', content: content('<b/>') })
    expect(second).toMatchObject({ state: 'unreachable' })
    goOn()
    expect(await first).toEqual({ state: 'taken' })
    expect(await readFile(join(folder, 'B-1.xml'), 'utf8')).toBe('<a></a>')
    expect(await bank.handOver({ messageId: 'B-2', content: content('<b/>') })).toEqual({ state: 'taken' })
  })

  it('has what the bank lays into it, the earliest first, and nothing twice', async () => {
    const bank = bankFolder(folder)
    expect(await bank.answersSince(null, 10)).toEqual({ state: 'known', messages: [] })
    await mkdir(join(folder, 'answers'))
    await writeFile(join(folder, 'answers', 'b.xml'), '<b/>')
    await writeFile(join(folder, 'answers', 'a.xml'), '<a/>')
    await utimes(join(folder, 'answers', 'b.xml'), 1000, 1000)
    const all = await bank.answersSince(null, 10)
    const messages = all.state === 'known' ? all.messages : []
    expect(messages.map(({ id }) => id.split('-')[1])).toEqual(['b.xml', 'a.xml'])
    expect(await bank.answersSince(messages[1]?.id ?? '', 10)).toEqual({ state: 'known', messages: [] })
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
