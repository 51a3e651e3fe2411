import { requestPasswordReset, resetPassword } from '@billett/contract'
import { refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'

const done = (call: { name: string }) => ({
  name: call.name,
  answer: async () => ({ ok: true, status: 200, data: [] }),
})

describe('a forgotten password', () => {
  it('is asked for by the address; the answer does not say whether there is an account', async () => {
    const { user, sent } = await renderShop({ at: '/passwort-zuruecksetzen', answers: [done(requestPasswordReset)] })
    await user.type(screen.getByLabelText('E-Mail-Adresse'), 'wanda@example.org{Enter}')
    expect(await screen.findByText(/Wenn es zu wanda@example.org ein Konto gibt/)).toBeTruthy()
    expect(sent.find(({ call }) => call === requestPasswordReset.name)?.input.body).toEqual({
      email: 'wanda@example.org',
      originUrl: window.location.href,
    })
  })

  it('is asked for by the address that was typed where one signs in', async () => {
    const { user } = await renderShop({ at: '/anmelden' })
    await user.type(screen.getByLabelText('E-Mail-Adresse'), 'wanda@example.org')
    await user.click(screen.getByRole('link', { name: 'Passwort vergessen?' }))
    await screen.findByRole('heading', { level: 1, name: 'Passwort zurücksetzen' })
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveProperty('value', 'wanda@example.org')
  })

  it('is not asked for by something that is no address', async () => {
    const { user } = await renderShop({ at: '/passwort-zuruecksetzen' })
    await user.type(screen.getByLabelText('E-Mail-Adresse'), 'wanda{Enter}')
    expect(await screen.findByText('Bitte geben Sie eine gültige E-Mail-Adresse an.')).toBeTruthy()
  })

  it('is replaced by the key of the mail', async () => {
    const { user, sent } = await renderShop({ at: '/passwort-zuruecksetzen/key-1', answers: [done(resetPassword)] })
    await user.type(screen.getByLabelText('Neues Passwort'), 'Wolkenbruch!47')
    await user.type(screen.getByLabelText('Passwort wiederholen'), 'Wolkenbruch!47')
    await user.click(screen.getByRole('button', { name: 'Passwort speichern' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Ihr Passwort ist geändert' })).toBeTruthy()
    expect(sent.find(({ call }) => call === resetPassword.name)?.input.body).toMatchObject({
      resetKey: 'key-1',
      newPassword: 'Wolkenbruch!47',
    })
  })

  it('says what to do where the key is too old, and at the field what is wrong with the password', async () => {
    const old = { field: 'resetKey', message: '', code: 609, key: 'error.codeNotValid' }
    const weak = { field: 'newPassword', message: '', code: 607, key: 'error.passwordBreached' }
    const { user } = await renderShop({
      at: '/passwort-zuruecksetzen/key-1',
      answers: [refusing(resetPassword, 400, old, weak)],
    })
    await user.type(screen.getByLabelText('Neues Passwort'), 'Wolkenbruch!47')
    await user.type(screen.getByLabelText('Passwort wiederholen'), 'Wolkenbruch!47')
    await user.click(screen.getByRole('button', { name: 'Passwort speichern' }))
    expect(await screen.findByText(/Dieser Link gilt nicht mehr/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Neuen Link anfordern' })).toBeTruthy()
    expect(screen.getByLabelText('Neues Passwort').getAttribute('aria-invalid')).toBe('true')
  })
})
