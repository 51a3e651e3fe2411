import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { faultOf } from './pdf-fault.ts'

async function aPdf(change: (document: PDFDocument) => unknown = () => undefined, pages = 1): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  for (let page = 0; page < pages; page += 1) document.addPage()
  await change(document)
  return document.save()
}

const action = (document: PDFDocument, kind: string) =>
  document.catalog.set(
    PDFName.of('OpenAction'),
    document.context.obj({ Type: 'Action', S: kind, F: PDFString.of('calc.exe') }),
  )

it('lets a PDF pass that is only read', async () => expect(await faultOf(await aPdf())).toBeNull())

it.each<[string, (document: PDFDocument) => unknown]>([
  ['runs a script', document => document.addJavaScript('main', 'app.alert(1)')],
  ['starts a program', document => action(document, 'Launch')],
  ['brings a file', document => document.attach(new Uint8Array([1, 2, 3]), 'x.exe')],
])('refuses one that %s, also where its objects are packed', async (_name, change) =>
  expect(await faultOf(await aPdf(change))).toBe('active'),
)

it('refuses one of many pages', async () => expect(await faultOf(await aPdf(undefined, 201))).toBe('tooLong'))

it('refuses one that needs a password', async () => {
  const document = await PDFDocument.create()
  document.addPage()
  document.encrypt({ userPassword: 'secret', ownerPassword: 'secret' })
  expect(await faultOf(await document.save())).toBe('unreadable')
})

it.each(['%PDF-1.7\nnothing of the kind', '%PDF-1.7\n'])('refuses what only begins like one: %j', async text =>
  expect(await faultOf(new TextEncoder().encode(text))).toBe('unreadable'),
)
