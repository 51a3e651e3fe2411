import { expect, it } from 'vitest'
import { descriptionFault } from './statement-description.ts'

it.each([
  ['Umsatz je Produkt (2026), netto', undefined],
  ['7 Tage', undefined],
  ['x', undefined],
  ['Ärger_mit-Erstattungen', undefined],
  ['', 'descriptionNotValid'],
  ['.hidden', 'descriptionNotValid'],
  ['..', 'descriptionNotValid'],
  ['Umsatz.', 'descriptionNotValid'],
  ['-x', 'descriptionNotValid'],
  ['a/b', 'descriptionForbiddenCharacters'],
  ['a\\b', 'descriptionForbiddenCharacters'],
  ['50%', 'descriptionForbiddenCharacters'],
  ['who?', 'descriptionForbiddenCharacters'],
  ['a#b', 'descriptionForbiddenCharacters'],
  ['a;b', 'descriptionForbiddenCharacters'],
  ['"a"', 'descriptionForbiddenCharacters'],
  ['a\tb', 'descriptionForbiddenCharacters'],
])('%j as the description of a statement: %s', (description, fault) => {
  expect(descriptionFault(description)).toBe(fault)
})
