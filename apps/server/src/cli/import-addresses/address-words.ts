import type { Language } from '@billett/domain'
import type { RowProblem } from '../../adapters/address-register/address-row.ts'

interface AddressWords {
  usage: string
  noFile: (file: string) => string
  read: (count: number) => string
  added: (count: number) => string
  known: (count: number) => string
  leftOut: Record<RowProblem, string>
  times: (count: number, lines: string) => string
}

export const ADDRESS_WORDS: Record<Language, AddressWords> = {
  de: {
    usage:
      'Aufruf: import-addresses.ts LISTE.csv --country de|ch|at|nl [--replace]\n  LISTE.csv  eine Adressliste mit den Spalten NUMBER, STREET, CITY und POSTCODE\n  --replace  vergisst, was von dem Land schon bekannt ist',
    noFile: file => `Die Datei ${file} lässt sich nicht als Adressliste lesen. Es wurde nichts geändert.`,
    read: count => `${count} Zeilen gelesen`,
    added: count => `${count} Adressen übernommen`,
    known: count => `${count} schon bekannt`,
    leftOut: {
      noCity: 'ohne Ort',
      noStreet: 'ohne Straße',
      noHouseNumber: 'ohne Hausnummer',
      postCode: 'Postleitzahl passt nicht zum Land',
      tooLong: 'Name oder Nummer zu lang',
      notReadable: 'Zeichen, die in keinem Namen stehen',
    },
    times: (count, lines) => `${count}-mal, zuerst in Zeile ${lines}`,
  },
  en: {
    usage:
      'Usage: import-addresses.ts LIST.csv --country de|ch|at|nl [--replace]\n  LIST.csv   an address list with the columns NUMBER, STREET, CITY and POSTCODE\n  --replace  forgets what is already known of the country',
    noFile: file => `The file ${file} cannot be read as an address list. Nothing was changed.`,
    read: count => `${count} lines read`,
    added: count => `${count} addresses taken`,
    known: count => `${count} already known`,
    leftOut: {
      noCity: 'without a town',
      noStreet: 'without a street',
      noHouseNumber: 'without a house number',
      postCode: 'post code does not fit the country',
      tooLong: 'name or number too long',
      notReadable: 'characters that stand in no name',
    },
    times: (count, lines) => `${count} times, first in line ${lines}`,
  },
}
