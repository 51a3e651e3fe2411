import {
  AnswerPrice as Answer,
  answerPriceByLink,
  getPriceQuestion,
  getSubscriptionLink,
  type PriceQuestion,
} from '@billett/contract'
import { answering } from '@billett/web-kit/testing/fake-send.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'

const asked: PriceQuestion = {
  guid: 'q',
  contractGuid: 'c',
  contractNumber: 'C6TPKX7KQJ',
  subscriptionName: 'Jobticket',
  mode: 'consent',
  from: '2027-01-01',
  beforeInCent: 6300,
  afterInCent: 6800,
  until: '2026-11-30',
  statement: ['Wir bieten Ihnen an, weiterzufahren.', 'Das ist freiwillig.', 'Ohne Ihre Antwort endet Ihr Vertrag.'],
  yes: 'Ich möchte ab 1.1. für 68,00 € weiterfahren',
  no: 'Ich möchte meinen Vertrag zum 31.12. beenden',
  textHash: 'a'.repeat(64),
  state: 'open',
  endsOn: null,
  answer: null,
  answeredOn: null,
}
const link = answering(getSubscriptionLink, () => [
  {
    act: 'answerPrice' as const,
    state: 'open' as const,
    until: '2027-12-06T22:18:58.950Z',
    contractNumber: asked.contractNumber,
    subscriptionName: asked.subscriptionName,
    proof: null,
    account: null,
    debits: [],
  },
])

const shown = (question: PriceQuestion = asked) => {
  let now = question
  return renderShop({
    at: '/abos/link/secret',
    answers: [
      link,
      answering(getPriceQuestion, () => [now]),
      answering(answerPriceByLink, ({ body }) => {
        const { answer } = Answer.parse(body)
        now = { ...question, state: 'answered', answer, answeredOn: '2026-11-21T09:00:00.000Z' }
        return [now]
      }),
    ],
  })
}

it('asks in the very words, with two buttons of one look', async () => {
  await shown()
  for (const paragraph of asked.statement) expect(await screen.findByText(paragraph)).toBeTruthy()
  const [yes, no] = [asked.yes, asked.no].map(name => screen.getByRole('button', { name }))
  expect(yes?.className).toBe(no?.className)
  expect(yes?.parentElement).toBe(no?.parentElement)
})

it.each([
  ['continues', asked.yes, /Ihr Abo läuft weiter/, false],
  ['ends', asked.no, /Ihr Vertrag endet/, true],
] as const)(
  '%s: sends what was pressed with what was shown, and says what came of it',
  async (answer, name, said, anew) => {
    const { user, sent } = await shown()
    await user.click(await screen.findByRole('button', { name }))
    expect(await screen.findByText(said)).toBeTruthy()
    expect(sent.findLast(({ call }) => call === answerPriceByLink.name)?.input).toMatchObject({
      params: { token: 'secret' },
      body: { answer, textHash: asked.textHash },
    })
    expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryAllByRole('link', { name: 'Abo neu bestellen' })).toHaveLength(anew ? 1 : 0)
  },
)

it('17: says that it is too late, and how to order anew', async () => {
  const over = { state: 'tooLate', answer: 'silent', answeredOn: '2026-12-01T09:00:00.000Z' } as const
  await shown({ ...asked, ...over, endsOn: '2026-12-31' })
  const said = 'Der letzte Tag für eine Antwort war der 30.11.2026. Ihr Vertrag endet am 31.12.2026.'
  expect(await screen.findByText(said)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Abo neu bestellen' }).getAttribute('href')).toBe('/abos')
})

it('says which day was the last while nothing has followed from it', async () => {
  await shown({ ...asked, state: 'tooLate' })
  expect(await screen.findByText('Der letzte Tag für eine Antwort war der 30.11.2026.')).toBeTruthy()
})

it('18: has nothing to answer where the contract ends before', async () => {
  await shown({ ...asked, state: 'ends' })
  expect(await screen.findByText(/endet, bevor der neue Preis gilt/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: asked.yes })).toBeNull()
})

it('says of an approved price that it holds without an answer', async () => {
  await shown({ ...asked, mode: 'regulated', state: 'tooLate' })
  expect(await screen.findByText(/läuft ab dem 01.01.2027 zum neuen Preis weiter: 68,00/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Abo neu bestellen' })).toBeNull()
})
