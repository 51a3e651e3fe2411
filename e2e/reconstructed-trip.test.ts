import { journey } from './support/journey.ts'
import { searchRelation } from './support/pages/search.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'
import { enterShop } from './support/start.ts'

journey('a journey found elsewhere becomes a search with tickets', async ({ visit }) => {
  const passenger = await visit()
  const { page } = passenger
  await enterShop(passenger)
  const answered = page.waitForResponse(response => response.url().includes('/tariff/trips'))
  await searchRelation(passenger)
  const { data } = await (await answered).json()
  const [trip] = data

  await page.goto(`${product.shop}/fahrt/${encodeURIComponent(trip.id)}`)
  await page.getByRole('heading', { level: 1, name: 'Falkenbrück Hauptbahnhof nach Bad Ellerich Bahnhof' }).waitFor()
  await page.getByRole('heading', { name: 'Einzelticket', exact: true }).waitFor()
  await expectSoundScreen(passenger)
})

journey('a journey that cannot be rebuilt offers the search instead', async ({ visit }) => {
  const passenger = await visit({ language: 'en' })
  const { page, t } = passenger
  passenger.expectTrouble(/status of 4\d\d/)
  await enterShop(passenger)
  await page.goto(`${product.shop}/recon-id/T$nowhere$at-all`)
  await page.getByRole('heading', { level: 1, name: t('search.reconFailed') }).waitFor()
  await page.getByRole('search').waitFor()
  await expectSoundScreen(passenger)
})
