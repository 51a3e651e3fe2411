import * as contract from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderShop } from '../../../../test/render-shop.tsx'
import { signedIn } from '../../../../test/signed-in.ts'
import { aContract, aDebit, CONTRACT_ID } from '../../../state/contract/contract.fixture.ts'

const known: contract.DebitedAccount = {
  account: { maskedIban: 'DE•• •••• •••• 3000', accountHolder: 'Wanda Reisig', reference: 'M-17' },
  mandateText: 'Wir ziehen ein, was fällig ist.',
  effectiveOn: '2026-12-04',
  debits: [aDebit('2026-12-04', 6300)],
  alsoFor: [{ contractNumber: 'V-18', subscriptionName: 'Abo Schule' }],
}

type Handlers = NonNullable<NonNullable<Parameters<typeof renderShop>[0]>['answers']>

const open = (...answers: Handlers) =>
  renderShop({
    at: `/konto/abos/${CONTRACT_ID}?action=account`,
    answers: [
      signedIn(),
      answering(contract.getSubscriptionContracts, () => [aContract()]),
      answering(contract.getDebitedAccount, () => [known]),
      ...answers,
    ],
  })

async function name(user: Awaited<ReturnType<typeof open>>['user']): Promise<void> {
  await user.type(await screen.findByLabelText('IBAN des neuen Kontos'), 'DE09 0000 0000 0000 0000 01')
  await user.click(screen.getByLabelText(/Ich erteile dieses SEPA-Lastschriftmandat/))
  await user.click(screen.getByRole('button', { name: 'Auswirkung ansehen' }))
}

it('another account is named with consent, seen from which debit on and for what else, and sent once', async () => {
  const { user, sent } = await open(answering(contract.changeDebitedAccount, () => [known]))
  expect(await screen.findByText('Wir ziehen ein, was fällig ist.')).toBeTruthy()
  await name(user)
  expect(await screen.findByText('Ab der Abbuchung am 04.12.2026 buchen wir vom neuen Konto ab.')).toBeTruthy()
  expect(screen.getByText('63,00 €')).toBeTruthy()
  expect(screen.getByText('Das neue Konto gilt auch für: Abo Schule (V-18).')).toBeTruthy()
  const changes = () => sent.filter(({ call }) => call === contract.changeDebitedAccount.name)
  expect(changes()).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Konto jetzt ändern' }))
  expect(await screen.findByText(/Ihr neues Konto ist gespeichert/)).toBeTruthy()
  expect(changes().map(({ input }) => input)).toMatchObject([
    { params: { contractGuid: CONTRACT_ID }, body: { accountHolder: 'Wanda Reisig', consent: true } },
  ])
})

it('without consent nothing goes on; what is refused says why and forgets nothing', async () => {
  const failure = { field: '', message: 'Zu viele Versuche.', code: 1, key: 'error.tooManyRequests' }
  const { user } = await open(refusing(contract.changeDebitedAccount, 429, failure))
  await user.click(await screen.findByRole('button', { name: 'Auswirkung ansehen' }))
  expect(screen.queryByRole('button', { name: 'Konto jetzt ändern' })).toBeNull()
  await name(user)
  await user.click(await screen.findByRole('button', { name: 'Konto jetzt ändern' }))
  expect(await screen.findByText(/Das waren sehr viele Anfragen/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Angaben ändern' }))
  expect(screen.getByLabelText('IBAN des neuen Kontos')).toHaveProperty('value', 'DE09 0000 0000 0000 0000 01')
})
