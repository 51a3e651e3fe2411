import { PAGE_TYPE } from '@billett/web-kit/calls/common.slice.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { signedIn } from '../../../test/signed-in.ts'

it('the page type is private on a private page, and public again after it (Spec 1 §2.3)', async () => {
  const { user, store } = await renderShop({ at: '/konto', answers: [signedIn()] })
  const pageType = () => store.getState().commonStore.pageType
  await waitFor(() => expect(pageType()).toBe(PAGE_TYPE.PRIVATE))
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Impressum' }))
  await waitFor(() => expect(pageType()).toBe(PAGE_TYPE.PUBLIC))
})
