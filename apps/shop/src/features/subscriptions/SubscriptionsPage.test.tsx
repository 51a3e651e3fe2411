import { getSubscriptionActions } from '@billett/contract'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { signedIn } from '../../../test/signed-in.ts'

afterEach(cleanDevice)

const at = '/konto/abos'

describe('what a customer may do about subscriptions', () => {
  it('is nothing in a shop that has none, which says so', async () => {
    await renderShop({ at, answers: [signedIn(), answering(getSubscriptionActions, () => [])] })
    expect(await screen.findByText('Keine Abos')).toBeTruthy()
  })

  it('is what the server allows, and no more', async () => {
    const allowed = answering(getSubscriptionActions, () => [{ action: 'cancel' }, { action: 'pause' }])
    await renderShop({ at, answers: [signedIn(), allowed] })
    expect((await screen.findByRole('link', { name: 'Kündigen' })).getAttribute('href')).toBe('/vertragKuendigen')
    expect(screen.getByText('Pausieren')).toBeTruthy()
    expect(screen.queryByText('Ersatzkarte bestellen')).toBeNull()
  })

  it('can be asked once more where it could not be loaded', async () => {
    const failing = refusing(getSubscriptionActions, 500, { field: '', message: '', code: -1, key: 'error.unknown' })
    await renderShop({ at, answers: [signedIn(), failing] })
    expect(await screen.findByText('Ihre Abos konnten nicht geladen werden.')).toBeTruthy()
  })
})
