import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSepaText, sepaText } from './sepa-text.ts'

describe('a text as banks take it', () => {
  it.each([
    ['Jürgen Müßig', 'Juergen Muessig'],
    ['ÄRZTE-ÖPNV', 'AeRZTE-OePNV'],
    ['Zoë Ångström & Søn', 'Zoe Angstroem + Son'],
    ['Łukasz Żółć', 'Lukasz Zolc'],
    ['Dvořák, Đorđe', 'Dvorak, Dorde'],
    ['Юлия Щербакова', 'Yuliya Shterbakova'],
    ['Γιώργος Παπαδόπουλος', 'Giorgos Papadopoylos'],
    ['„Abo“ für 63 €', "'Abo' fuer 63 EUR"],
    ['a\u00a0b\tc\nd', 'a b c d'],
    ['Abo_2027; 50 % [neu]', 'Abo-2027, 50 . (neu)'],
    ['<b>&amp;</b>', '.b.+amp,./b.'],
    ['ﬁle №5', 'file No5'],
    ['李', '.'],
    ['u\u0308ber', 'ueber'],
  ])('%s: %s', (text, expected) => expect(sepaText(text, 140)).toBe(expected))

  it('is cut, and ends with no space', () => expect(sepaText('Abonnement  Juni', 11)).toBe('Abonnement'))

  it('is taken whatever is written, never longer than it may be, and stays as it is the second time', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 140 }), (text, most) => {
        const made = sepaText(text, most)
        expect(isSepaText(made)).toBe(true)
        expect(made.length).toBeLessThanOrEqual(most)
        expect(sepaText(made, most)).toBe(made)
      }),
    ))
})
