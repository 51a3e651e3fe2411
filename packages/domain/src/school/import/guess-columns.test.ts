import { describe, expect, it } from 'vitest'
import { columnsByContent, columnsByHeader, headerLikeness, isHeader, likestProfile } from './guess-columns.ts'
import { guessSeparator } from './guess-separator.ts'
import { doubleFields, missingFields } from './import-fields.ts'

const TODAY = '2026-11-24'

/** As the program of bus companies writes it. */
const KSE = ['NAME', 'VORNAME', 'KLASSE', 'GEBOREN', 'STRASSE', 'PLZ', 'ORT', 'ORTSTEIL', 'LINIE', 'HALTESTELL']
/** As the administration of schools in North Rhine-Westphalia writes it: without a head. */
const SCHILD = [
  ['Bauer', 'Claus Maria', '30.05.2011', '10b', 'm', 'Am Ring 12', '99901', 'Falkenbrück'],
  ['Çelik', 'Ayşe', '01.02.2012', '09a', 'w', 'Lange Straße 3', '99902', 'Neustadt'],
  ['von der Heide', 'Ben', '07.11.2010', '10b', 'm', 'Markt 1', '99901', 'Falkenbrück'],
]
/** As the administration of schools in Bavaria writes it: with a number and the kind of school before the name. */
const ASV = [
  ['4711', 'FOS', 'Bauer', 'Claus Maria', '30.05.2001', '11a'],
  ['4712', 'FOS', 'Huber', 'Eva', '12.01.2002', '11b'],
  ['4713', 'FOS', 'Lang', 'Max', '24.12.2001', '11a'],
]

describe('which column says what', () => {
  it('is said by the head', () => {
    expect(isHeader(KSE, TODAY)).toBe(true)
    expect(columnsByHeader(KSE)).toEqual([
      'lastName',
      'firstName',
      'class',
      'birthDate',
      'street',
      'postCode',
      'city',
      null,
      null,
      null,
    ])
    expect(columnsByHeader(['Schüler-Nr.', 'Nachname', 'Name'])).toEqual(['number', 'lastName', null])
  })

  it('is guessed where there is no head', () => {
    for (const rows of [SCHILD, ASV]) expect(isHeader(rows[0] ?? [], TODAY)).toBe(false)
    expect(columnsByContent(SCHILD, TODAY)).toEqual([
      'lastName',
      'firstName',
      'birthDate',
      'class',
      'gender',
      'street',
      'postCode',
      'city',
    ])
    expect(columnsByContent(ASV, TODAY)).toEqual(['number', null, 'lastName', 'firstName', 'birthDate', 'class'])
    expect(columnsByContent([], TODAY)).toEqual([])
  })

  it('has to say who somebody is, and nothing twice', () => {
    expect(missingFields(['lastName', null])).toEqual(['firstName', 'birthDate'])
    expect(doubleFields(['lastName', 'class', 'lastName', null, null])).toEqual(['lastName'])
  })
})

it('a profile is suggested to a file whose head is like its own', () => {
  const profiles = [
    { header: KSE, name: 'KSE' },
    { header: ['id', 'x'], name: 'other' },
  ]
  expect(likestProfile([...KSE, 'TELEFON'], profiles)?.name).toBe('KSE')
  expect(likestProfile(['Name', 'Vorname'], profiles)).toBeUndefined()
  expect(likestProfile([], profiles)).toBeUndefined()
  expect(
    headerLikeness(
      KSE,
      KSE.map(name => name.toLowerCase()),
    ),
  ).toBe(1)
})

it.each([
  [['a;b;c', 'd;"x;y";z'], ';'],
  [['a,b', '"1;2",c'], ','],
  [['a\tb\tc', 'x, y\tz\tw'], '\t'],
  [['Straße 1, Ort;b', 'c;d'], ';'],
  [[], ';'],
])('%j is separated by %j', (lines, separator) => expect(guessSeparator(lines)).toBe(separator))
