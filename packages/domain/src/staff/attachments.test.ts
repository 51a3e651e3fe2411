import { describe, expect, it } from 'vitest'
import { filesForGroups, filesWithRoom, fitMail, KEPT_FOR_TICKETS, MOST_MAIL_BYTES } from './attachments.ts'

const MEGABYTE = 1_000_000
const file = (size: number) => ({ size })

describe('what is sent with tickets', () => {
  it.each([
    [[], true],
    [[MOST_MAIL_BYTES - KEPT_FOR_TICKETS], true],
    [[MOST_MAIL_BYTES - KEPT_FOR_TICKETS, 1], false],
  ])('fits a mail or not: %j bytes, %j', (sizes, fits) => expect(fitMail(sizes.map(file))).toBe(fits))

  it.each([
    [[1, 2, 3], [], [1, 2, 3]],
    [[10, 4, 5, 1], [1], [10, 4]],
    [[14, 1], [2], [1]],
    [[1], [15], []],
  ])('of %j MB beside %j MB there is room for %j', (wanted, brought, sent) => {
    const sized = (all: readonly number[]) => all.map(size => file(size * MEGABYTE))
    expect(filesWithRoom(sized(wanted), sized(brought)).map(({ size }) => size / MEGABYTE)).toEqual(sent)
  })

  it.each([
    [['day'], ['all', 'a', 'b']],
    [
      ['day', 'dog'],
      ['all', 'a', 'b', 'c'],
    ],
    [['dog'], ['all', 'b', 'c']],
    [['other'], ['all']],
    [[], ['all']],
  ])('of the groups %j are the files %j, each once', (groups, files) => {
    const plan = [
      { sortGroup: 'day', files: ['a', 'b'] },
      { sortGroup: 'dog', files: ['b', 'c'] },
      { sortGroup: null, files: ['all'] },
    ]
    expect(filesForGroups(plan, groups)).toEqual(files)
  })
})
