import * as contract from '@billett/contract'
import { answering, fakeSend, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { expect, it } from 'vitest'
import { createStore } from '../store.ts'
import { getInstituteData } from './payment.calls.ts'

const bank = { bic: 'DEMODE00XXX', creditInstitute: 'Demobank' }
const body = { iban: 'DE89370400440532013000' }

it('the bank of an account is the one that was found last, and none where none is found', async () => {
  const found = answering(contract.getInstituteData, () => [bank])
  const failure = { field: 'iban', message: '', code: 706, key: 'error.bankUnknown' }
  let answers: Pick<typeof found, 'answer'> = found
  const { send } = fakeSend({ ...found, answer: input => answers.answer(input) })
  const store = createStore({ send })
  await store.dispatch(getInstituteData({ body }))
  expect(store.getState().paymentStore.instituteData).toEqual(bank)
  answers = refusing(contract.getInstituteData, 404, failure)
  await store.dispatch(getInstituteData({ body }))
  expect(store.getState().paymentStore.instituteData).toBeNull()
})
