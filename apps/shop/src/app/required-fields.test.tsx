import { getDynamicInfoSchemes } from '@billett/contract'
import { routes } from '@billett/paths'
import { answering } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderShop } from '../../test/render-shop.tsx'

const FORMS = [
  ['a cancellation', routes.cancelContractNoLogin.en, 'cancel now'],
  ['a withdrawal', routes.withdrawContract.en, 'confirm withdrawal'],
  ['a report of a barrier', routes.reportBarrier.en, 'Send report'],
  ['an account', routes.register.en, 'Create account'],
  ['a new password', routes.resetPassword.en, 'Request the link'],
  ['a login', routes.login.en, 'Sign in'],
] as const

it.each(FORMS)('%s refuses to be sent without exactly those fields that it calls required', async (_, at, button) => {
  const { user } = await renderShop({ at, answers: [answering(getDynamicInfoSchemes, () => [])] })
  const main = within(await screen.findByRole('main'))
  const submit = await main.findByRole('button', { name: button })
  await user.click(submit)
  const form = submit.closest('form')
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [])].filter(
    ({ type, value, checked }) => (type === 'checkbox' ? !checked : type !== 'radio' && value === ''),
  )
  await waitFor(() => expect(form?.querySelector('[aria-invalid="true"]')).not.toBeNull())
  const named = (chosen: HTMLInputElement[]) => chosen.map(({ name }) => name)
  expect(named(fields.filter(field => field.getAttribute('aria-invalid') === 'true'))).toEqual(
    named(fields.filter(({ required }) => required)),
  )
})
