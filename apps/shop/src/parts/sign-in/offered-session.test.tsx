import { storedJwt } from '@billett/web-kit/session/jwt.ts'
import { storedRefreshToken } from '@billett/web-kit/session/refresh-token.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { signedIn } from '../../../test/signed-in.ts'
import { offerSession } from '../../state/user/security.slice.ts'

const OFFERED = {
  jwt: `e30.${btoa(JSON.stringify({ sub: 'mallory', exp: 4_102_444_800, given_name: 'Mallory' }))}.sig`,
  userId: 'mallory',
  firstName: 'Mallory',
  lastName: 'Muster',
  rights: [],
  userType: 2,
}

async function offered() {
  const shop = await renderShop({ answers: [signedIn()] })
  await waitFor(() => expect(shop.store.getState().userStore.authenticated).toBe(true))
  const own = shop.store.getState().userStore.userId
  act(() => void shop.store.dispatch(offerSession(OFFERED)))
  const dialog = await screen.findByRole('dialog', { name: 'Konto wechseln?' })
  return { ...shop, own, dialog }
}

describe('a session of another account that a link has brought', () => {
  it('does not begin unless the reader says so', async () => {
    const { user, store, own, dialog } = await offered()
    const before = [storedJwt.read(), storedRefreshToken.read()]
    expect(dialog.textContent).toMatch(/„Mallory\sMuster“/)
    await user.click(within(dialog).getByRole('button', { name: 'Angemeldet bleiben' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(store.getState().userStore.userId).toBe(own)
    expect([storedJwt.read(), storedRefreshToken.read()]).toEqual(before)
  })

  it('begins after a yes, and nothing of the one before stays', async () => {
    const { user, store, dialog } = await offered()
    await user.click(within(dialog).getByRole('button', { name: 'Konto wechseln' }))
    await waitFor(() => expect(store.getState().userStore.jwt).toBe(OFFERED.jwt))
    expect(store.getState().userStore.offered).toBeNull()
    expect([storedJwt.read(), storedRefreshToken.read()]).toEqual([OFFERED.jwt, undefined])
  })
})
