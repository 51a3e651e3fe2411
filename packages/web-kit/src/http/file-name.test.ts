import { describe, expect, it } from 'vitest'
import { fileNameOf } from './file-name.ts'

describe('the name of a downloaded file', () => {
  it.each([
    ['attachment; filename="ticket 1.pdf"', 'ticket 1.pdf'],
    ['attachment; filename=ticket.pdf', 'ticket.pdf'],
    ['attachment; filename="say \\"hi\\".pdf"', 'say "hi".pdf'],
    ['attachment; filename*=UTF-8\'\'%C3%BCber.pdf; filename="uber.pdf"', 'über.pdf'],
    ["attachment; filename*=UTF-8''%ZZ.pdf", '%ZZ.pdf'],
    ['attachment; filename="../../etc/passwd"', '.._.._etc_passwd'],
    ['inline', 'otherwise'],
    [null, 'otherwise'],
  ])('of %s is %s', (header, name) => {
    expect(fileNameOf(header, 'otherwise')).toBe(name)
  })
})
