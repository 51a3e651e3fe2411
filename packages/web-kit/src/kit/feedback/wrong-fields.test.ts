import { afterEach, expect, it } from 'vitest'
import { wrongFieldsOf, wrongGroups } from './wrong-fields.ts'

afterEach(() => document.body.replaceChildren())

function form(fields: string): Element {
  document.body.innerHTML = `<form>${fields}</form>`
  return document.body
}
const input = (id: string, label: string) =>
  `<label for="${id}">${label}</label><input id="${id}" aria-invalid="true" aria-describedby="${id}-note" />
   <p id="${id}-note">Please fill in this field.</p>`
const said = (fields: string) =>
  wrongGroups(wrongFieldsOf(form(fields))).map(({ group, fields: own }) => [group, ...own.map(({ name }) => name)])

it('says once what several fields belong to', () => {
  const passenger = (n: number) =>
    `<fieldset><legend>Passenger ${n}</legend>${input(`first${n}`, 'First name')}${input(`last${n}`, 'Last name')}</fieldset>`
  expect(said(passenger(1) + passenger(2))).toEqual([
    ['Passenger 1', 'First name', 'Last name'],
    ['Passenger 2', 'First name', 'Last name'],
  ])
})

it('says a label once where what it belongs to is called the same', () => {
  expect(said(`<fieldset><legend>E-mail</legend>${input('email', 'E-mail')}</fieldset>`)).toEqual([['', 'E-mail']])
})

it('calls what is written in and is no input by what stands above it', () => {
  const editor = '<div id="l">Text</div><div id="t" role="textbox" aria-labelledby="l" aria-invalid="true"></div>'
  expect(said(editor)).toEqual([['', 'Text']])
})

it('calls a choice what stands above it, and fields that stand alone by their labels', () => {
  const choice = '<fieldset id="way" aria-invalid="true"><legend>Way:</legend></fieldset>'
  expect(said(choice + input('name', 'Name') + input('note', 'Note'))).toEqual([
    ['', 'Way'],
    ['', 'Name'],
    ['', 'Note'],
  ])
})
