import { expect, it } from 'vitest'
import { Busy } from '../../ports/busy.ts'
import { listReader } from './list-reader.ts'

/** Workbooks that are being unpacked until somebody ends the first of them. */
function desk() {
  const ends: (() => void)[] = []
  let most = 0
  return {
    ends,
    most: () => most,
    unpack: async () => {
      most = Math.max(most, ends.length + 1)
      await new Promise<void>(resolve => ends.push(resolve))
      return [['Nachname']]
    },
    endOne: async () => {
      ends.shift()?.()
      await new Promise(setImmediate)
    },
  }
}

const workbook = new Uint8Array([0x50, 0x4b])
const how = { kind: 'xlsx', charset: 'utf-8', separator: ';' } as const

async function* parts() {
  yield workbook
}

const readAll = async (lists: ReturnType<typeof listReader>) => {
  for await (const lines of lists.read(parts(), how)) expect(lines).toEqual([{ number: 1, cells: ['Nachname'] }])
}

it('unpacks two workbooks at a time, whatever they are read for, and turns away who would wait too long', async () => {
  const { ends, most, unpack, endOne } = desk()
  const lists = listReader(unpack)
  const all = [lists.begin(workbook), lists.lines(workbook, how), readAll(lists)]
  for (let more = 0; more < 9; more += 1) all.push(lists.begin(workbook))
  await new Promise(setImmediate)
  expect(ends).toHaveLength(2)
  await expect(lists.begin(workbook)).rejects.toThrow(Busy)
  for (let one = 0; one < 12; one += 1) await endOne()
  await Promise.all(all)
  expect(most()).toBe(2)
  const afterwards = lists.begin(workbook)
  await new Promise(setImmediate)
  await endOne()
  expect(await afterwards).toMatchObject({ kind: 'xlsx' })
})
