import { getUser } from '@billett/contract'
import { USER_TYPE } from '@billett/domain'
import { storedJwt } from '@billett/web-kit/session/jwt.ts'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering } from '@billett/web-kit/testing/fake-send.ts'
import { anAccount, aToken } from '@billett/web-kit/testing/user.fixture.ts'
import { waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  cleanDevice()
})

it.each(['/warenkorb', '/konto', '/no/such/page'])(
  'whoever may not use the shop is sent from %s to be signed out by the office, which the browser loads',
  async at => {
    const replaced = vi.spyOn(window.location, 'replace').mockImplementation(() => {})
    storedJwt.write(aToken({ userType: USER_TYPE.HGS }))
    const account = anAccount({ userType: USER_TYPE.HGS, username: 'brede' })
    await renderShop({ at, answers: [answering(getUser, () => [account])] })
    const signOut = `/admin/abmeldung?${new URLSearchParams({ target: at })}`
    await waitFor(() => expect(replaced).toHaveBeenCalledWith(signOut))
  },
)
