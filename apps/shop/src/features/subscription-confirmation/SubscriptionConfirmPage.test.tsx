import { confirmSubscription } from '@billett/contract'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { aBooked } from '../../../test/subscription.fixture.ts'

afterEach(cleanDevice)

const asked = { subscriptionId: 'secret', clientId: 'c', configurationId: 'k', userId: 'u' }
const at = `/abos/bestaetigen?${new URLSearchParams(asked)}`

describe('the link that confirms an order', () => {
  it.each([
    ['done', 'Ihr Abo ist abgeschlossen', aBooked],
    ['pending', 'Ihre Bestellung wird geprüft', aBooked],
    ['already', 'Ihr Abo ist schon bestätigt', aBooked],
    ['expired', 'Der Link ist abgelaufen', null],
    ['rejected', 'Wir können das Abo nicht abschließen', null],
  ] as const)('ends as %s: title, headline and focus say so', async (state, headline, subscription) => {
    const verified = answering(confirmSubscription, () => [{ state, subscription }])
    const { sent } = await renderShop({ at, answers: [verified] })
    expect(await screen.findByRole('heading', { level: 1, name: headline })).toBeTruthy()
    await waitFor(() => expect(document.title).toContain(headline))
    expect(document.activeElement?.textContent).not.toBe('')
    const calls = sent.filter(({ call }) => call === confirmSubscription.name)
    expect(calls.map(({ input }) => input.body)).toEqual([asked])
    expect(screen.queryAllByText('C6TPKX7KQJ')).toHaveLength(subscription ? 1 : 0)
  })

  it('can be tried once more where it did not come through', async () => {
    const failing = refusing(confirmSubscription, 500, { field: '', message: '', code: -1, key: 'error.unknown' })
    const { user, sent } = await renderShop({ at, answers: [failing] })
    await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }))
    await waitFor(() => expect(sent.filter(({ call }) => call === confirmSubscription.name)).toHaveLength(2))
  })

  it('is what one without it is asked for', async () => {
    await renderShop({ at: '/abos/bestaetigen' })
    expect(await screen.findByText('Hier ist nichts zu bestätigen')).toBeTruthy()
  })
})
