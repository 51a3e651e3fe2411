/** The characters every bank of SEPA takes (EPC217-08). */
const TAKEN = /^[A-Za-z0-9/\-?:().,'+ ]*$/

/** What a character that no bank takes is written as; letters with marks lose the mark where none is named here. */
const WRITTEN: Readonly<Record<string, string>> = {
  ...pairs('ä=ae ö=oe ü=ue ß=ss æ=ae ø=o å=a œ=oe ð=d đ=d þ=th ł=l ı=i ħ=h ŋ=n'),
  ...pairs('Ä=Ae Ö=Oe Ü=Ue ẞ=SS Æ=Ae Ø=O Å=A Œ=Oe Ð=D Đ=D Þ=Th Ł=L Ħ=H Ŋ=N'),
  ...pairs('а=a б=b в=v г=g д=d е=e ё=e ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=h ц=ts'),
  ...pairs('ч=ch ш=sh щ=sht ъ=a ы=y ь=y э=e ю=yu я=ya є=ie і=i ї=i ґ=g ј=j љ=lj њ=nj ћ=c ђ=dj џ=dz'),
  ...pairs('α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o'),
  ...pairs("&=+ _=- –=- —=- ‐=- ‑=- −=- \"=' „=' “=' ”=' ‘=' ’=' `=' ´=' «=' »=' [=( ]=) {=( }=) ;=, €=EUR"),
}

function pairs(text: string): Record<string, string> {
  return Object.fromEntries(text.split(' ').map(pair => [pair.slice(0, 1), pair.slice(2)]))
}

const capitalised = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

function written(sign: string): string {
  const small = WRITTEN[sign] ?? capitalised(WRITTEN[sign.toLowerCase()] ?? '')
  if (small) return small
  const bare = sign.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  if (bare !== sign && bare !== '') return [...bare].map(one => (TAKEN.test(one) ? one : written(one))).join('')
  return /[\s\p{Z}]/u.test(sign) ? ' ' : '.'
}

/** Whether banks take a text as it is. */
export const isSepaText = (text: string): boolean => TAKEN.test(text)

/** Characters of a name that banks pass on. */
export const BANK_NAME_LENGTH = 70

/**
 * A text as banks take it and as it will stand on a statement of account: in at most so many of their characters, with
 * single spaces. The one function of it, for the files and for what people are shown beforehand.
 */
export function sepaText(text: string, most: number): string {
  const whole = TAKEN.test(text)
    ? text
    : [...text.normalize('NFC')].map(sign => (TAKEN.test(sign) ? sign : written(sign))).join('')
  return whole.replaceAll(/ +/g, ' ').trim().slice(0, most).trimEnd()
}
