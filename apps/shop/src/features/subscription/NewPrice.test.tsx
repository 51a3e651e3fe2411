import {
  AnswerPrice as Answer,
  answerPrice,
  getPriceQuestions,
  getSubscriptionContracts,
  type PriceQuestion,
} from '@billett/contract'
import { answering } from '@billett/web-kit/testing/fake-send.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { signedIn } from '../../../test/signed-in.ts'
import { aContract, CONTRACT_ID } from '../../state/contract/contract.fixture.ts'

const asked: PriceQuestion = {
  guid: '00000000-0000-4000-8000-000000000009',
  contractGuid: CONTRACT_ID,
  contractNumber: 'C6TPKX7KQJ',
  subscriptionName: 'Jobticket',
  mode: 'consent',
  from: '2027-01-01',
  beforeInCent: 6300,
  afterInCent: 6800,
  until: '2026-12-15',
  statement: ['Ohne Ihre Antwort endet Ihr Vertrag am 31. Dezember 2026.'],
  yes: 'Ich möchte ab 1.1. für 68,00 € weiterfahren',
  no: 'Ich möchte meinen Vertrag zum 31.12. beenden',
  textHash: 'a'.repeat(64),
  state: 'open',
  endsOn: null,
  answer: null,
  answeredOn: null,
}

const open = (questions: PriceQuestion[]) => {
  let now = questions
  return renderShop({
    at: `/konto/abos/${CONTRACT_ID}`,
    answers: [
      signedIn(),
      answering(getSubscriptionContracts, () => [aContract()]),
      answering(getPriceQuestions, () => now),
      answering(answerPrice, ({ body }) => {
        const { answer } = Answer.parse(body)
        now = now.map(one => ({ ...one, state: 'answered', answer, answeredOn: '2026-11-21T09:00:00.000Z' }))
        return now.slice(0, 1)
      }),
    ],
  })
}

it('asks about a new price with its last day, what silence means, and two buttons of one look', async () => {
  const { user, sent } = await open([asked])
  const section = within(await screen.findByRole('region', { name: 'Neuer Preis ab 01.01.2027' }))
  expect(section.getByText(/antworten Sie bis Di., 15. Dezember 2026/)).toBeTruthy()
  expect(section.getByText(asked.statement[0] ?? '')).toBeTruthy()
  const [yes, no] = [asked.yes, asked.no].map(name => section.getByRole('button', { name }))
  expect(yes?.className).toBe(no?.className)
  await user.click(section.getByRole('button', { name: asked.no }))
  expect(await section.findByText(/Ihre Antwort vom 21.11.2026.*Ihr Vertrag endet/)).toBeTruthy()
  expect(section.queryByRole('button', { name: asked.yes })).toBeNull()
  expect(sent.findLast(({ call }) => call === answerPrice.name)?.input).toMatchObject({
    params: { guid: asked.guid },
    body: { answer: 'ends', textHash: asked.textHash },
  })
})

it('shows the latest of this contract alone', async () => {
  const earlier = { ...asked, guid: '00000000-0000-4000-8000-000000000008', from: '2026-01-01' }
  await open([earlier, asked, { ...asked, contractGuid: 'another', from: '2028-01-01' }])
  await screen.findByRole('region', { name: 'Neuer Preis ab 01.01.2027' })
  expect(screen.getAllByRole('region', { name: /^Neuer Preis ab/ })).toHaveLength(1)
})
