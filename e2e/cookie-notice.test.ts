import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { product } from './support/product.ts'
import { expectAccessible, expectFits } from './support/screen.ts'

journey('refusing cookies is as easy as accepting them, is kept, and nothing foreign is loaded', async ({ visit }) => {
  const passenger = await visit({ width: 360, height: 740 })
  const { page, t, context } = passenger
  const foreign: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith(product.shop) && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  await page.goto(product.shop)
  const reject = page.getByRole('button', { name: t('cookies.reject') })
  const accept = page.getByRole('button', { name: t('cookies.acceptAll') })
  await reject.waitFor()
  expect(await page.evaluate(async () => caches.keys()), 'kept before an answer').toEqual([])
  await expectAccessible(passenger)
  await expectFits(passenger)
  const [no, yes] = [await reject.boundingBox(), await accept.boundingBox()]
  expect(no?.height).toBe(yes?.height)
  expect(no?.width).toBe(yes?.width)
  const inEnglish = await visit({ width: 360, height: 740, language: 'en' })
  await inEnglish.page.goto(product.shop)
  for (const reader of [passenger, inEnglish]) {
    const notice = await reader.page.getByRole('region', { name: reader.t('cookies.title') }).boundingBox()
    const screen = reader.page.viewportSize()?.height ?? 0
    expect(notice?.height, 'of the screen').toBeLessThanOrEqual(screen / 3)
  }
  const look = (button: typeof reject) =>
    button.evaluate(element => {
      const { backgroundColor, color, fontWeight } = getComputedStyle(element)
      return { backgroundColor, color, fontWeight }
    })
  expect(await look(reject)).toEqual(await look(accept))
  await reject.click()
  await reject.waitFor({ state: 'hidden' })

  const consent = (await context.cookies()).find(({ name }) => name === 'cookie-consent')
  const choice: Record<string, Record<string, boolean>> = JSON.parse(decodeURIComponent(consent?.value ?? '{}'))
  const { required, ...rest } = choice
  expect(Object.values(required ?? {})).not.toContain(false)
  expect(Object.values(rest).flatMap(cookies => Object.values(cookies))).not.toContain(true)

  await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  expect(await page.evaluate(async () => caches.keys()), 'kept after one').toHaveLength(1)
  await page.reload()
  await page.getByRole('button', { name: t('cookies.settingsTitle') }).click()
  await page.getByRole('dialog', { name: t('cookies.settingsTitle') }).waitFor()
  await expectAccessible(passenger)
  await expectFits(passenger)
  expect(await reject.count()).toBe(1)
  expect(foreign).toEqual([])
})
