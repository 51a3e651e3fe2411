import { describe, expect, it } from 'vitest'
import { allOf } from '../all-of.fixture.ts'
import type { Limits } from '../xml/limits.ts'
import { bytes, notification, RETURN_08, report } from './bank-files.fixture.ts'
import { readAnswers } from './read-answers.ts'

const reasonOf = async (file: Iterable<Uint8Array>, limits?: Limits): Promise<string> => {
  const failure: unknown = await allOf(readAnswers(file, limits)).then(
    () => 'taken',
    (caught: unknown) => caught,
  )
  return failure instanceof Error && 'reason' in failure ? String(failure.reason) : String(failure)
}

const encoded = (text: string) => new TextEncoder().encode(text)

/** A beginning, then the same for ever: whoever reads it to its end never comes back. */
function* endless(beginning: string, over: string): Generator<Uint8Array> {
  yield encoded(beginning)
  const piece = encoded(over.repeat(Math.ceil(65_536 / over.length)))
  for (;;) yield piece
}

const open = notification('').split('</Ntfctn>')[0] ?? ''
const BOMB = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]>`

describe('a file that means harm', () => {
  it.each([
    ['declares entities', bytes(`${BOMB}${notification(RETURN_08)}`), 'doctype'],
    ['names a file of the machine', bytes(`<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>`), 'doctype'],
    ['declares a document type late', bytes(`<!-- ${'x'.repeat(70_000)} --><!DOCTYPE a><a/>`), 'doctype'],
    ['uses an entity nobody declared', bytes(notification(RETURN_08.replace('Jana', '&lol;'))), 'notXml'],
    ['is no XML', bytes('HKIDN:3:2+280:'), 'notXml'],
    ['is an archive', [new Uint8Array([0x50, 0x4b, 3, 4, 0xff, 0xfe])], 'notUtf8'],
    ['is empty', [], 'notXml'],
    ['is written in another encoding', bytes('<?xml version="1.0" encoding="ISO-8859-1"?><Document/>'), 'notUtf8'],
    ['is cut off', bytes(report().slice(0, -20)), 'notXml'],
    ['ends within a character', [encoded(notification('')).slice(0, -12), new Uint8Array([0xc3])], 'notUtf8'],
    ['is two in one', bytes(report() + report()), 'notXml'],
    ['is of a kind nobody knows', bytes(report().replace('pain.002.001.10', 'pain.002.001.99')), 'unknownKind'],
    ['is a file that banks are sent', bytes(report().replace('pain.002.001.10', 'pain.008.001.08')), 'unknownKind'],
    ['has a constructor for a kind', bytes(report().replace('pain.002.001.10', 'constructor')), 'unknownKind'],
    ['has no head', bytes(notification(RETURN_08).replaceAll('GrpHdr', 'Hdr')), 'missing'],
  ])('and %s is refused', async (_, file, reason) => expect(await reasonOf(file)).toBe(reason))

  it.each([
    ['with entities that never end', endless(BOMB.slice(0, 60), '<!ENTITY a "a">'), 'doctype'],
    ['deeper and deeper', endless(open, '<a>'), 'tooDeep'],
    ['in a comment', endless(`${open}<!--`, 'x'), 'tooLarge'],
    ['in a value', endless(`${open}<Ntry><Amt>`, '1'), 'tooLarge'],
    ['in a name', endless(`${open}<`, 'x'), 'tooLarge'],
    ['in attributes', endless(`${open}<Ntry`, ' a="1"'), 'tooLarge'],
    ['in an attribute', endless(`${open}<Ntry a="`, 'x'), 'tooLarge'],
    ['in an entry', endless(`${open}<Ntry>`, '<a>1</a>'), 'tooLongSection'],
    ['in the texts of an entry', endless(`${open}<Ntry><a>`, `<![CDATA[${'x'.repeat(1000)}]]>`), 'tooLongSection'],
    ['outside of everything', endless('<Document>', '<a/>'), 'tooLongSection'],
    ['in white space', endless('', ' '), 'tooLarge'],
  ])('and goes on for ever %s is refused when that is seen', async (_, file, reason) =>
    expect(await reasonOf(file)).toBe(reason),
  )

  it('and goes on for ever with entries is refused at the most that is taken', async () => {
    const limits = { size: 5_000_000, depth: 32, sectionElements: 2000, sectionCharacters: 200_000, token: 200_000 }
    expect(await reasonOf(endless(open, RETURN_08), limits)).toBe('tooLarge')
  })

  it('is read no further than what was asked of it', async () => {
    let pulled = 0
    function* counted() {
      for (const piece of endless(open, RETURN_08)) {
        pulled += 1
        yield piece
      }
    }
    let read = 0
    for await (const answer of readAnswers(counted())) {
      if (answer.kind !== 'movement') continue
      read += 1
      // A piece has more than fifty entries: all of them are asked for before the next one is read.
      expect(pulled).toBeLessThanOrEqual(2 + read / 50)
      if (read === 1000) break
    }
    expect(pulled).toBeGreaterThan(10)
  })
})
