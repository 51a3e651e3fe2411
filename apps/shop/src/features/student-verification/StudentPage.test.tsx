import * as contract from '@billett/contract'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { signedIn } from '../../../test/signed-in.ts'

const GUID = '6f0b7c52-3a54-4c1e-9d42-0b6f1f7a1c01'
const at = '/konto/verwaltung/studium'

const open = { isOffered: true, success: false, data: null, begun: null }
const data = { university: 'Hochschule Falkenbrück', validUntil: '2027-03-31', verifiedOn: '2026-11-21T09:00:00.000Z' }
const loginUrl = 'https://university.example/login'

let left: string[] = []
beforeEach(() => {
  left = []
  vi.spyOn(window.location, 'assign').mockImplementation(url => {
    left.push(String(url))
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  cleanDevice()
})

describe('showing that one studies', () => {
  it('leads to the university', async () => {
    const asked = answering(contract.getShibboleth, () => [open])
    const begun = answering(contract.postShibboleth, () => [{ ...open, begun: { guid: GUID, loginUrl } }])
    const { user } = await renderShop({ at, answers: [signedIn(), asked, begun] })
    await user.click(await screen.findByRole('button', { name: 'Bei der Hochschule anmelden' }))
    await waitFor(() => expect(left).toEqual([loginUrl]))
  })

  it('ends with what the university says of who came back, and the number leaves the address', async () => {
    const shown = answering(contract.postShibboleth, () => [{ ...open, success: true, data }])
    const asked = answering(contract.getShibboleth, () => [{ ...open, success: true, data }])
    const { sent, location } = await renderShop({ at: `${at}?shibboleth=${GUID}`, answers: [signedIn(), shown, asked] })
    expect(await screen.findByText(/Hochschule Falkenbrück bestätigt.*31\.03\.2027/)).toBeTruthy()
    await waitFor(() => expect(location()?.search).toBe(''))
    const bodies = sent.filter(({ call }) => call === contract.postShibboleth.name).map(({ input }) => input.body)
    expect(bodies).toEqual([{ guid: GUID }])
  })

  it('says why it did not work, and can be tried again', async () => {
    const failure = { field: '', message: '', code: 634, key: 'error.studentNotMatched' }
    const asked = answering(contract.getShibboleth, () => [open])
    const answers = [signedIn(), refusing(contract.postShibboleth, 409, failure), asked]
    await renderShop({ at: `${at}?shibboleth=${GUID}`, answers })
    expect(await screen.findByText(/unter einem anderen Namen/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Bei der Hochschule anmelden' })).toBeTruthy()
  })

  it('is not offered everywhere', async () => {
    const closed = answering(contract.getShibboleth, () => [{ ...open, isOffered: false }])
    await renderShop({ at, answers: [signedIn(), closed] })
    expect(await screen.findByText(/nicht online nachgewiesen/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Hochschule/ })).toBeNull()
  })
})
