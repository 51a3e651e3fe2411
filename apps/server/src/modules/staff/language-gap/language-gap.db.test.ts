import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

const { AllowedToUseAdminPanel, AllowedToEditLanguages, AllowedToEditPages, AllowedToReleasePages } = RIGHTS

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
})
afterEach(() => test.close())

const staff = () =>
  aStaffMember(test, [AllowedToUseAdminPanel, AllowedToEditLanguages, AllowedToEditPages, AllowedToReleasePages])

it('a page that was written in one language is missing in the other', async () => {
  const editor = await staff()
  const english = async () =>
    (await editor.send(calls.getStaffLanguages)).items.find(({ language }) => language === 'en')
  const before = await english()
  expect(before?.gaps.filter(({ kind }) => kind === 'page')).toEqual([])
  expect(before?.pages.written).toBe(before?.pages.total)
  const body = { title: 'Unsere AGB', subtitle: '', content: '<p>Neu.</p>', version: 0 }
  const named = { params: { identifier: 'terms.de' }, query: {} }
  await editor.send(calls.saveDynamicPage, { ...named, body })
  await editor.send(calls.releaseDynamicPage, { ...named, body: { version: 1 } })
  const after = await english()
  expect(after?.gaps.filter(({ kind }) => kind === 'page')).toEqual([
    { kind: 'page', path: 'terms.en', writtenIn: 'terms.en', state: 'missing', other: 'Unsere AGB' },
  ])
  expect(after?.pages.written).toBe((before?.pages.total ?? 0) - 1)
})

it('the demo says everything in both languages', async () => {
  const { items } = await (await staff()).send(calls.getStaffLanguages)
  expect(items.map(({ language }) => language)).toEqual(['de', 'en'])
  for (const { texts } of items) expect(texts.written).toBe(texts.total)
  expect(items[0]?.texts.total).toBeGreaterThan(5)
})
