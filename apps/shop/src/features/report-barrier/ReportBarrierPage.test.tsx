import { reportBarrier } from '@billett/contract'
import { answering } from '@billett/web-kit/testing/fake-send.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'

const received = answering(reportBarrier, () => [{ receivedAt: '2026-11-21T11:05:07.000Z' }])

describe('reporting a barrier', () => {
  it('needs only what does not work, in as many lines as it takes', async () => {
    const { user, sent } = await renderShop({ at: '/barriereMelden?page=/kasse', answers: [received] })
    await user.type(screen.getByLabelText('Was geht nicht?'), 'Der Cursor springt.{Enter}Immer.')
    await user.click(screen.getByRole('button', { name: 'Meldung senden' }))
    expect(await screen.findByRole('heading', { name: 'Ihre Meldung ist eingegangen' })).toBeTruthy()
    const [call] = sent.filter(({ call }) => call === reportBarrier.name)
    expect(call?.input.body).toMatchObject({ description: 'Der Cursor springt.\nImmer.', page: '/kasse', email: '' })
  })

  it('judges an e-mail address only where there is one', async () => {
    const { user } = await renderShop({ at: '/barriereMelden', answers: [received] })
    await user.click(screen.getByRole('button', { name: 'Meldung senden' }))
    expect(await screen.findAllByText('Bitte füllen Sie dieses Feld aus.')).toHaveLength(1)
    await user.type(screen.getByLabelText(/E-Mail-Adresse/), 'kaethe')
    await user.tab()
    expect(await screen.findByText('Bitte geben Sie eine gültige E-Mail-Adresse an.')).toBeTruthy()
  })

  it('is invited to on the page about accessibility', async () => {
    const { user, location } = await renderShop({ at: '/barrierefreiheit' })
    const [first] = await screen.findAllByRole('link', { name: 'Barriere melden' })
    if (first) await user.click(first)
    expect(location()?.pathname).toBe('/barriereMelden')
  })
})
