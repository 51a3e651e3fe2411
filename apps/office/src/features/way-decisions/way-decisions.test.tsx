import {
  countStudents,
  getDecisions,
  getLettersToPost,
  type LettersToPost,
  type ListedDecision,
  listDecisions,
  notePosted,
  printLetters,
} from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PAYER_ID, portalDevice } from '../../../test/portal-device.ts'
import { renderOffice } from '../../../test/render-office.tsx'

const listed = (number: number, over: Partial<ListedDecision> = {}): ListedDecision => ({
  guid: `5c40d000-0000-4000-8000-00000000000${number}`,
  number: `00000${number}/2026`,
  result: 'notEntitled',
  departs: false,
  decidedOn: '2026-11-20T09:00:00.000Z',
  decidedBy: 'Con Tact',
  authority: 'Stadt Rothenfurt',
  organisation: { guid: 'school', name: 'Lindenschule' },
  student: { guid: 'pupil', name: `Muster${number}, Mia` },
  contractGuid: `5c40d000-0000-4000-8000-00000000001${number}`,
  contractNumber: `C-${number}`,
  isRunning: false,
  objectionUntil: '2026-12-23',
  term: 'running',
  objection: null,
  ...over,
})

const NO_LETTERS: LettersToPost = { toPost: 0, printed: 0, unaddressed: 0, since: null }

async function open(answers = [answering(listDecisions, () => [listed(1), listed(2, stopped)])], at = '') {
  const office = await renderOffice({
    at: `/schoolDecisions${at}`,
    answers: [
      ...portalDevice(['AcceptDecline', 'UserAccount'], { view: 'payer' }),
      ...answers,
      answering(getLettersToPost, () => [NO_LETTERS]),
    ],
  })
  return {
    ...office,
    asked: () => office.sent.flatMap(({ call, input }) => (call === listDecisions.name ? [input] : [])),
  }
}
const stopped = {
  term: 'stopped' as const,
  objection: { state: 'open' as const, receivedOn: '2026-11-24' },
}

describe('decisions across contracts', () => {
  it('stand below those who have moved, of whom the list of pupils shows who', async () => {
    const device = portalDevice(['AcceptDecline', 'StudentOverview'], { view: 'payer', guid: PAYER_ID })
    const { sent } = await renderOffice({
      at: '/schoolDecisions',
      answers: [
        ...device,
        answering(listDecisions, () => [listed(1)]),
        answering(getLettersToPost, () => [NO_LETTERS]),
        answering(countStudents, () => [{ total: 2, grades: [], classes: [] }]),
      ],
    })
    expect(await screen.findByText('2 Personen mit Ticket sind umgezogen')).toBeTruthy()
    const shown = screen.getByRole('link', { name: 'Zeigen' }).getAttribute('href')
    expect(shown).toBe(`/customerorg/${PAYER_ID}?filters=moved`)
    expect(sent.find(({ call }) => call === countStudents.name)?.input).toMatchObject({ query: { filters: ['moved'] } })
  })

  it('are listed with result, term and objection, and the menu leads there', async () => {
    await open()
    const row = within(await screen.findByRole('row', { name: /Muster1, Mia/ }))
    for (const text of [
      '000001/2026',
      'Lindenschule',
      'kein Anspruch',
      'möglich bis 23.12.2026',
      'Stadt Rothenfurt, Con Tact',
    ])
      expect(row.getByText(text)).toBeTruthy()
    const other = within(screen.getByRole('row', { name: /Muster2, Mia/ }))
    expect(other.getByText('Widerspruch offen, die Frist ruht')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Bescheide und Widersprüche' }).length).toBeGreaterThan(0)
  })

  it('are narrowed down by what the address says', async () => {
    const { asked } = await open(undefined, '?filters=objected.runsOut&results=declined&search=Mus')
    await waitFor(() => expect(asked()).toHaveLength(1))
    expect(asked()[0]?.query).toMatchObject({
      filters: ['objected', 'runsOut'],
      results: ['declined'],
      search: 'Mus',
      page: 0,
    })
  })

  it('are opened with all that was decided about the contract', async () => {
    const { user, sent } = await open([answering(listDecisions, () => [listed(1)]), answering(getDecisions, () => [])])
    await user.click(await screen.findByRole('link', { name: 'Muster1, Mia' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Muster1, Mia, Lindenschule' }))
    expect(await dialog.findByText(/C-1/)).toBeTruthy()
    expect(sent.find(({ call }) => call === getDecisions.name)?.input.params).toEqual({ guid: listed(1).contractGuid })
  })

  it('say that there are none, or why they could not be had', async () => {
    const { unmount } = await open([answering(listDecisions, () => [])])
    expect(await screen.findByText('Kein Bescheid gefunden')).toBeTruthy()
    unmount()
    await open([refusing(listDecisions, 500)])
    expect(await screen.findByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy()
  })
})

describe('letters to people without an e-mail address', () => {
  const answers = [answering(listDecisions, () => [listed(1)])]
  const waiting = { toPost: 3, printed: 0, unaddressed: 1, since: '2026-11-20' }

  it('are not spoken of where none wait', async () => {
    await open(answers)
    await screen.findByRole('row', { name: /Muster1, Mia/ })
    expect(screen.queryByRole('button', { name: 'Briefe drucken (PDF)' })).toBeNull()
  })

  it('are counted, printed, and noted as posted on a day', async () => {
    const printed = { ...waiting, printed: 3 }
    const left = { value: waiting }
    const { user, sent } = await open([
      answering(getLettersToPost, () => [left.value]),
      answering(printLetters, () => []),
      answering(notePosted, () => [NO_LETTERS]),
      ...answers,
    ])
    expect(await screen.findByText('3 Bescheide warten auf die Post')).toBeTruthy()
    expect(screen.getByText(/^Bei einem ist die Anschrift nicht bekannt/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /als abgeschickt vermerken/ })).toBeNull()
    left.value = printed
    await user.click(screen.getByRole('button', { name: 'Briefe drucken (PDF)' }))
    await user.click(await screen.findByRole('button', { name: '3 Briefe als abgeschickt vermerken' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Als abgeschickt vermerken' }))
    const day = dialog.getByLabelText(/^Zur Post gegeben am/)
    await user.clear(day)
    await user.type(day, '2026-11-27')
    await user.click(dialog.getByRole('button', { name: 'Speichern' }))
    expect(await screen.findByText(/^Vermerkt/)).toBeTruthy()
    expect(sent.find(({ call }) => call === notePosted.name)?.input.body).toEqual({ postedOn: '2026-11-27' })
  })
})
