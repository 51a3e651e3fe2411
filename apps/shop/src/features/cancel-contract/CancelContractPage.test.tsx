import { cancelWithoutLogin, getSubscriptionContracts, previewSubscriptionChange } from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { anAccount } from '@billett/web-kit/testing/user.fixture.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { signedIn } from '../../../test/signed-in.ts'
import { aContract, aPreview, CONTRACT_ID } from '../../state/contract/contract.fixture.ts'

const at = '/cancelContract/noLogin'
const received = answering(cancelWithoutLogin, () => [{ receivedAt: '2026-11-21T11:05:00.000Z' }])

async function fill(user: Awaited<ReturnType<typeof renderShop>>['user']) {
  await user.type(screen.getByLabelText('Contract number or name of the subscription'), 'Abo 4711')
  await user.type(screen.getByLabelText('First name'), 'Käthe')
  await user.type(screen.getByLabelText('Last name'), 'Brömmelkamp')
  await user.type(screen.getByLabelText('E-mail for the confirmation'), 'kaethe@example.org')
}

const submit = () => screen.getByRole('button', { name: 'cancel now' })

describe('cancelling a contract', () => {
  it('sends what was entered and shows the whole declaration with date and time, to be kept', async () => {
    const { user, sent } = await renderShop({ at, answers: [received] })
    await fill(user)
    await user.click(submit())
    expect(await screen.findByText(/Received on 21 November 2026 at 12:05:00/)).toBeTruthy()
    const declared = within(screen.getByRole('region', { name: 'What you declared' }))
    for (const part of ['Ordinary', 'Abo 4711', 'Käthe Brömmelkamp', 'kaethe@example.org', 'at the next possible date'])
      expect(declared.getByText(part)).toBeTruthy()
    expect(declared.getByRole('button', { name: 'Print' })).toBeTruthy()
    expect(declared.getByRole('button', { name: 'Save receipt' })).toBeTruthy()
    const [call] = sent.filter(({ call }) => call === cancelWithoutLogin.name)
    expect(call?.input.body).toMatchObject({
      kind: 'ordinary',
      contract: 'Abo 4711',
      lastName: 'Brömmelkamp',
      date: '',
    })
  })

  it('says what a day in the past means, and takes it all the same', async () => {
    const { user } = await renderShop({ at, answers: [received] })
    await fill(user)
    fireEvent.change(screen.getByLabelText(/Cancel as of/), { target: { value: '2020-02-29' } })
    expect(await screen.findByText(/This day lies in the past/)).toBeTruthy()
    await user.click(submit())
    expect(await screen.findByText(/29 February 2020/)).toBeTruthy()
  })

  it('names every empty field, leads to each of them and sends nothing', async () => {
    const { user, sent } = await renderShop({ at, answers: [received] })
    await user.click(submit())
    expect(await screen.findAllByText('Please fill in this field.')).toHaveLength(3)
    expect(screen.getByText('Please enter your e-mail address.')).toBeTruthy()
    const summary = await screen.findByRole('group', { name: 'Please check these 4 entries:' })
    await waitFor(() => expect(document.activeElement).toBe(summary))
    await user.click(within(summary).getByRole('link', { name: /^Contract number/ }))
    expect(document.activeElement).toBe(screen.getByLabelText('Contract number or name of the subscription'))
    expect(sent.some(({ call }) => call === cancelWithoutLogin.name)).toBe(false)
  })

  it('asks for a reason only where the cancellation is extraordinary', async () => {
    const { user } = await renderShop({ at, answers: [received] })
    expect(screen.queryByLabelText('Reason for cancelling')).toBeNull()
    await user.click(screen.getByRole('radio', { name: /Extraordinary/ }))
    await fill(user)
    await user.click(submit())
    expect(await screen.findByText('Please fill in this field.')).toBeTruthy()
    await user.type(screen.getByLabelText('Reason for cancelling'), 'moved away')
    await user.click(submit())
    expect(await screen.findByRole('heading', { name: 'Your cancellation has been received' })).toBeTruthy()
  })

  it('shows what the server refuses at its field and keeps what was typed', async () => {
    const error = { field: 'contract', message: '', code: 201, key: 'error.notValid' }
    const { user } = await renderShop({ at, answers: [refusing(cancelWithoutLogin, 400, error)] })
    await fill(user)
    await user.click(submit())
    expect(await screen.findByText('Please check this entry.')).toBeTruthy()
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Käthe')
  })

  it('says what to do when the server cannot be reached', async () => {
    const error = { field: '', message: '', code: -1, key: 'error.backendCommunication' }
    const { user } = await renderShop({ at, answers: [refusing(cancelWithoutLogin, 0, error)] })
    await fill(user)
    await user.click(submit())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(/try again/)
    expect(document.activeElement).toBe(alert)
  })
})

describe('whoever is signed in', () => {
  const ended = aContract({ guid: '2', subscriptionName: 'Job ticket', allowedActions: [] })
  const held = answering(getSubscriptionContracts, () => [ended, aContract()])
  const seen = answering(previewSubscriptionChange, () => [aPreview()])

  it('is offered their own contracts with the earliest day and what ending costs; the form stays', async () => {
    const { sent } = await renderShop({ at, answers: [signedIn(), held, seen, received] })
    const own = within(await screen.findByRole('region', { name: 'Your contracts, with the earliest day' }))
    expect(await own.findByText('Sie sparen bis dahin 63,00 €.')).toBeTruthy()
    const way = own.getByRole('link', { name: /^Cancel this contract: Deutschlandticket/ })
    expect(way.getAttribute('href')).toBe(`/account/subscription/${CONTRACT_ID}?action=cancel`)
    expect(own.getAllByRole('link')).toHaveLength(1)
    expect(sent.find(({ call }) => call === previewSubscriptionChange.name)?.input.body).toMatchObject({
      change: { kind: 'cancel', date: null },
    })
    expect(submit()).toBeTruthy()
  })

  it('finds their name and address filled in, and may empty it', async () => {
    const { user } = await renderShop({
      at,
      answers: [signedIn({ firstName: 'Ida' }), refusing(getSubscriptionContracts, 500)],
    })
    const name = screen.getByLabelText('First name')
    await waitFor(() => expect(name).toHaveProperty('value', 'Ida'))
    expect(screen.getByLabelText('E-mail for the confirmation')).toHaveProperty('value', anAccount().email)
    await user.clear(name)
    expect(name).toHaveProperty('value', '')
  })

  it('and has no contract, or nobody answers, finds the form alone', async () => {
    const none = refusing(getSubscriptionContracts, 500)
    const { sent } = await renderShop({ at, answers: [signedIn(), none, received] })
    await waitFor(() => expect(sent.some(({ call }) => call === getSubscriptionContracts.name)).toBe(true))
    expect(screen.queryByRole('region', { name: /Your contracts/ })).toBeNull()
    expect(submit()).toBeTruthy()
  })
})
