import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { inspectionThreads } from './inspection-threads.ts'

async function pages(count: number, { script = false } = {}): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  for (let page = 0; page < count; page += 1) document.addPage()
  if (script) document.addJavaScript('main', 'app.alert(1)')
  return document.save()
}

it('says what a thread of its own has found', async () => {
  const { pdf } = inspectionThreads()
  expect(await pdf(await pages(1))).toBeUndefined()
  expect(await pdf(await pages(1, { script: true }))).toBe('active')
})

it('refuses a file that takes more memory than it is given', async () => {
  expect(await inspectionThreads({ megabytes: 4, within: 30_000 }).pdf(await pages(150))).toBe('unreadable')
})
