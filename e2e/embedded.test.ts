import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'

journey('inside another page there is no header, and of the footer only what the law demands', async ({ visit }) => {
  const passenger = await visit()
  const { page, t } = passenger
  await page.goto(`${product.shop}/?mode=embedded`)
  await page.getByRole('button', { name: t('cookies.reject') }).click()
  await page.getByRole('search').waitFor()
  expect(await page.getByRole('banner').count()).toBe(0)
  const footer = page.getByRole('contentinfo')
  for (const name of [
    t('frame.footer.cancelContracts'),
    t('frame.footer.withdrawContract'),
    t('frame.titles.legalNotice'),
    t('frame.titles.privacyPolicy'),
  ])
    expect((await footer.getByRole('link', { name }).boundingBox())?.height, name).toBeGreaterThanOrEqual(44)
  await expectSoundScreen(passenger)
  await footer.getByRole('link', { name: t('frame.footer.withdrawContract') }).click()
  await page.getByRole('heading', { level: 1, name: t('withdrawContract.headline') }).waitFor()
  expect(await page.getByRole('banner').count()).toBe(0)
})

journey('terms and privacy policy have embedded addresses of their own', async ({ visit }) => {
  const passenger = await visit()
  const { page, t } = passenger
  for (const path of ['/agb/embedded', '/datenschutz/embedded']) {
    await page.goto(product.shop + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    if (path === '/agb/embedded') await page.getByRole('button', { name: t('cookies.reject') }).click()
    expect(await page.getByRole('banner').count(), path).toBe(0)
    await expectSoundScreen(passenger)
  }
})
