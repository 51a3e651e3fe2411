import { writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { roomOn } from './room.ts'

/** Linux: a file on a disk that is always full. */
const FULL = '/dev/full'

it.runIf(process.platform === 'linux')('a full disk is said once, and so is that there is room again', () => {
  const said: string[] = []
  const room = roomOn(line => said.push(line))
  const fails = () => room.write(() => writeFileSync(FULL, 'text'))
  const works = () => room.write(() => undefined)
  expect([fails(), fails(), works(), works(), fails()]).toEqual([false, false, true, true, false])
  expect(said).toEqual([
    expect.stringContaining('is full'),
    expect.stringContaining('room on the disk again'),
    expect.stringContaining('is full'),
  ])
})

it('another failure is one', () => {
  const room = roomOn(() => undefined)
  expect(() => room.write(() => writeFileSync('/nowhere/at/all', 'text'))).toThrow('ENOENT')
})
