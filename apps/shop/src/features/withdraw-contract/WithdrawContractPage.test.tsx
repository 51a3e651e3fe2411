import { withdrawContract } from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'

const at = '/vertragWiderrufen?contract=BCDFGHJK23'
const received = answering(withdrawContract, () => [{ receivedAt: '2026-11-21T11:05:07.000Z' }])

async function fill(user: Awaited<ReturnType<typeof renderShop>>['user']) {
  await user.type(screen.getByLabelText('Vorname'), 'Käthe')
  await user.type(screen.getByLabelText('Nachname'), 'Brömmelkamp')
  await user.type(screen.getByLabelText('E-Mail für die Bestätigung'), 'kaethe@example.org')
}

const confirm = () => screen.getByRole('button', { name: 'Widerruf bestätigen' })

describe('withdrawing from a contract (§ 356a BGB)', () => {
  it('is declared by the button of the law, and acknowledged with content, date and time', async () => {
    const { user, sent } = await renderShop({ at, answers: [received] })
    await fill(user)
    await user.click(confirm())
    expect(await screen.findByText(/Eingegangen am 21\. November 2026 um 12:05:07/)).toBeTruthy()
    const declared = within(screen.getByRole('region', { name: 'Das haben Sie erklärt' }))
    for (const part of [
      'BCDFGHJK23',
      'der ganze Vertrag',
      'Käthe Brömmelkamp',
      'kaethe@example.org',
      /Hiermit widerrufe/,
    ])
      expect(declared.getByText(part)).toBeTruthy()
    const [call] = sent.filter(({ call }) => call === withdrawContract.name)
    expect(call?.input.body).toMatchObject({ contract: 'BCDFGHJK23', part: '', email: 'kaethe@example.org' })
  })

  it('needs no reason and no account, and names what is missing at its field', async () => {
    const { user, sent } = await renderShop({ at: '/vertragWiderrufen', answers: [received] })
    await user.click(confirm())
    expect(await screen.findAllByText('Bitte füllen Sie dieses Feld aus.')).toHaveLength(3)
    expect(sent.some(({ call }) => call === withdrawContract.name)).toBe(false)
    expect(screen.queryByLabelText(/Grund/)).toBeNull()
  })

  it('says that tickets to travel are not meant and leads to the instructions', async () => {
    await renderShop({ at })
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Zur Widerrufsbelehrung' }).getAttribute('href')).toBe('/agb')
  })

  it('keeps what was typed when it could not be sent', async () => {
    const error = { field: '', message: '', code: -1, key: 'error.backendCommunication' }
    const { user } = await renderShop({ at, answers: [refusing(withdrawContract, 0, error)] })
    await fill(user)
    await user.click(confirm())
    expect(document.activeElement).toBe(await screen.findByRole('alert'))
    expect(screen.getByLabelText('Vorname')).toHaveProperty('value', 'Käthe')
  })
})
