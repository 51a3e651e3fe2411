import { readFileSync } from 'node:fs'
import { officeRoutes } from '@billett/paths'
import { changed, goodWorkbook, xlsxFile } from '@billett/tariff-import/testing'
import { expect } from 'vitest'
import { PASSWORD } from './support/account.ts'
import { journeyInEachLanguage } from './support/each-language.ts'
import { headline, newStaff, signInStaff } from './support/pages/staff.ts'
import { product } from './support/product.ts'
import { expectSoundScreen } from './support/screen.ts'

const RIGHTS = ['AllowedToUseAdminPanel', 'AllowedToArrangeTariff'] as const

const file = (name: string, bytes: Uint8Array) => ({ name, mimeType: '', buffer: Buffer.from(bytes) })

journeyInEachLanguage(
  'staff convert a workbook: they are told at which cells it is wrong, and then download the catalogue',
  async staff => {
    const { page, t, language } = staff
    await signInStaff(staff, await newStaff(staff, RIGHTS), PASSWORD)
    await headline(staff, t('signIn.staff.portal.headline'))
    await page.goto(product.shop + officeRoutes.adminCatalogueConverter[language])
    await headline(staff, t('frame.titles.catalogueConverter'))
    await expectSoundScreen(staff)
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('converter.template') }).click(),
    ])
    expect(template.suggestedFilename()).toBe('tariff-template.xlsx')
    const input = page.locator('input[type=file]')
    await input.setInputFiles(file('wrong.xlsx', xlsxFile(changed('prices', 4, 'price', -1))))
    await page.getByText(t('converter.bad')).waitFor()
    await page.getByRole('row').filter({ hasText: 'prices' }).getByText('4', { exact: true }).waitFor()
    await expectSoundScreen(staff)
    await input.setInputFiles(file('Tarif 2027.xlsx', xlsxFile(goodWorkbook())))
    await page.getByText(t('converter.good')).waitFor()
    await expectSoundScreen(staff)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('converter.save') }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Tarif 2027.json')
    const { versions } = JSON.parse(readFileSync(await download.path(), 'utf8'))
    expect(versions.map(({ id }: { id: string }) => id)).toEqual(['2026', '2027'])
    await page.setViewportSize({ width: 360, height: 800 })
    await expectSoundScreen(staff)
  },
  { width: 1280 },
)
