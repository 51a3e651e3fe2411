import * as contract from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'

const info = (over: Partial<contract.ServiceInfo> = {}) =>
  answering(contract.getInfo, () => [
    {
      clientId: 'c',
      clientName: 'Lührtal-Verbund',
      languages: ['de', 'en'],
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
      region: 'Lührtal',
      timetableFrom: '2026-11-01',
      timetableUntil: '2026-12-12',
      tariffVersion: 'v26',
      demo: true,
      ...over,
    },
  ])
const layout = answering(contract.getLayoutInfo, () => [{ version: '1', asOf: '2026-11-21' }])
const messages = answering(contract.getMessageOfTheDay, () => [])
const facts = (headline: string) =>
  within(screen.getByRole('heading', { name: headline }).closest('section') ?? document.body)

describe('the announcements', () => {
  it('say what has happened, whether it was closed before or not', async () => {
    const strike = {
      id: 'a',
      title: 'Streik',
      message: '<p>Am Montag fährt <strong>kein Bus</strong>.</p>',
      from: '2026-11-20T09:00:00.000Z',
      to: '2026-12-20T09:00:00.000Z',
    }
    const told = answering(contract.getMessageOfTheDay, () => [strike])
    await renderShop({ at: '/mitteilungen', answers: [told, info(), layout] })
    const page = within(await screen.findByRole('main'))
    expect(await page.findByRole('heading', { name: 'Streik' })).toBeTruthy()
    expect((await page.findByText('kein Bus')).closest('p')?.textContent).toBe('Am Montag fährt kein Bus.')
  })

  it('are not said to be none where nobody answered, and can be asked for again', async () => {
    const down = { field: '', message: '', code: -1, key: 'error.backendCommunication' }
    const [refused, late] = [refusing(contract.getMessageOfTheDay, 502, down), messages]
    let answers = refused
    const failing = { ...late, answer: (input: object) => answers.answer(input) }
    const { user } = await renderShop({ at: '/mitteilungen', answers: [failing, info(), layout] })
    await screen.findByText('Die Mitteilungen konnten nicht geladen werden.')
    expect(screen.queryByText('Zurzeit gibt es keine Mitteilungen')).toBeNull()
    answers = late
    await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }))
    expect(await screen.findByText('Zurzeit gibt es keine Mitteilungen')).toBeTruthy()
  })
})

describe('what the shop works with', () => {
  it('stands below the announcements, in both languages', async () => {
    const { user } = await renderShop({ at: '/mitteilungen', answers: [info(), layout, messages] })
    const german = facts('Womit der Shop arbeitet')
    expect(await german.findByText(/1\. Nov\.? – 12\. Dez\.? 2026/)).toBeTruthy()
    for (const fact of ['Lührtal', 'v26', '1 vom 21.11.2026']) expect(german.getByText(fact)).toBeTruthy()
    await user.click(screen.getByRole('link', { name: /English/ }))
    await screen.findByRole('heading', { name: 'What the shop works with' })
    expect(facts('What the shop works with').getByText('1 of 21/11/2026')).toBeTruthy()
  })

  it('is not known before a region has been imported', async () => {
    const nothing = info({ region: '', timetableFrom: null, timetableUntil: null, tariffVersion: null })
    await renderShop({ at: '/mitteilungen', answers: [nothing, layout, messages] })
    expect(await facts('Womit der Shop arbeitet').findAllByText('noch nicht bekannt')).toHaveLength(3)
  })

  it('can be asked for again where nobody answered', async () => {
    const down = { field: '', message: '', code: -1, key: 'error.backendCommunication' }
    const [refused, late] = [refusing(contract.getInfo, 502, down), info()]
    let times = 0
    const failing = { ...late, answer: (input: object) => (times++ === 0 ? refused : late).answer(input) }
    const { user } = await renderShop({ at: '/mitteilungen', answers: [failing, layout, messages] })
    const section = facts('Womit der Shop arbeitet')
    await user.click(await section.findByRole('button', { name: 'Noch einmal versuchen' }))
    expect(await section.findByText('v26')).toBeTruthy()
  })
})
