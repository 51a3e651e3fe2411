import { getUser, logout } from '@billett/contract'
import { storedJwt } from '@billett/web-kit/session/jwt.ts'
import { actAs, backToStaff, staffTokens } from '@billett/web-kit/session/take-over.ts'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering } from '@billett/web-kit/testing/fake-send.ts'
import { anAccount, aToken } from '@billett/web-kit/testing/user.fixture.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { signedIn } from '../../../test/signed-in.ts'

afterEach(() => {
  vi.restoreAllMocks()
  cleanDevice()
})

const left = { name: logout.name, answer: async () => ({ ok: true, status: 200, data: [] }) }
const STAFF = aToken({ given_name: 'Bo', userType: 1 })

/** A device on which staff act in Wanda's place for so many seconds. */
function takenOver(seconds: number, account = {}) {
  storedJwt.write(STAFF)
  actAs(aToken({ act: { sub: 'clerk' }, exp: Math.floor(Date.now() / 1000) + seconds }), staffTokens())
  return [answering(getUser, () => [anAccount(account)]), left]
}

it('who acts in a customer’s place reads it on the page, and leaves to their own work', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const { user, sent } = await renderShop({ at: '/', answers: takenOver(600) })
  const bar = await screen.findByRole('region', { name: 'Übernahme' })
  expect(bar.textContent).toContain('Sie handeln im Konto von Wanda Reisig.')
  expect(bar.textContent).toMatch(/Noch (9|10) Minuten\./)
  await user.click(screen.getByRole('button', { name: 'Konto verlassen' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/admin'))
  expect(sent.some(({ call }) => call === logout.name)).toBe(true)
  expect(storedJwt.read()).toBe(STAFF)
  expect(localStorage.getItem('admin')).toBeNull()
})

it('terms are for the customer to accept: nobody is asked in their place', async () => {
  await renderShop({ at: '/', answers: takenOver(600, { acceptTermsNecessary: true }) })
  await screen.findByRole('region', { name: 'Übernahme' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a customer by themselves sees nothing of it, and coming back changes nothing', async () => {
  await renderShop({ at: '/', answers: [signedIn()] })
  await screen.findAllByRole('heading', { level: 1 })
  expect(screen.queryByRole('region', { name: 'Übernahme' })).toBeNull()
  const own = storedJwt.read()
  backToStaff()
  expect(storedJwt.read()).toBe(own)
})
