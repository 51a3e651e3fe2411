import * as contract from '@billett/contract'
import { answering } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { signedIn } from '../../../test/signed-in.ts'

const OPEN_ID = 'client_id=library&response_type=code&interaction=i1'
const onward = () => screen.getByRole('link', { name: 'Weiter' }).getAttribute('href')

describe('the choice of an account', () => {
  it('leads to the login, to a new account or on as a guest, and the query comes along', async () => {
    const { user } = await renderShop({ at: '/konto-waehlen?redirect=%2Fkasse' })
    await screen.findByRole('radio', { name: /Ich habe ein Konto/ })
    expect(onward()).toBe('/anmelden?redirect=%2Fkasse')
    await user.click(screen.getByRole('radio', { name: /Konto anlegen/ }))
    expect(onward()).toBe('/registrieren?redirect=%2Fkasse')
    await user.click(screen.getByRole('radio', { name: /als Gast/ }))
    expect(onward()).toBe('/kasse')
  })

  it('offers another service no guest', async () => {
    await renderShop({ at: `/konto-waehlen?${OPEN_ID}` })
    await screen.findByRole('radio', { name: /Ich habe ein Konto/ })
    expect(screen.queryByRole('radio', { name: /als Gast/ })).toBeNull()
  })

  it('goes on with the account that is signed in', async () => {
    await renderShop({ at: '/konto-waehlen?redirect=%2Fkasse', answers: [signedIn()] })
    const current = await screen.findByRole('link', { name: 'Weiter als Wanda Reisig' })
    expect(current.getAttribute('href')).toBe('/kasse')
  })

  it('asks for another service only once the account was chosen', async () => {
    const byToken = answering(contract.loginJwt, () => [])
    const { user, sent } = await renderShop({ at: `/konto-waehlen?${OPEN_ID}`, answers: [signedIn(), byToken] })
    const current = await screen.findByRole('link', { name: 'Weiter als Wanda Reisig' })
    const asked = () => sent.filter(({ call }) => call === contract.loginJwt.name)
    expect(asked()).toEqual([])
    await user.click(current)
    await waitFor(() => expect(asked()).toHaveLength(1))
  })

  it('signs out before another account signs in', async () => {
    const { user, location, store } = await renderShop({
      at: `/konto-waehlen?${OPEN_ID}`,
      answers: [signedIn(), { name: contract.logout.name, answer: async () => ({ ok: true, status: 200, data: [] }) }],
    })
    await user.click(await screen.findByRole('button', { name: /anderen Konto/ }))
    await waitFor(() => expect(location()?.pathname).toBe('/anmelden'))
    expect(location()?.search).toBe(`?${OPEN_ID}`)
    expect(store.getState().userStore.authenticated).toBe(false)
  })
})
