import type { Passenger } from '../passenger.ts'
import { enterShop } from '../start.ts'

/** Fills in the form by which parents apply for one child, who goes to the school of this name; nothing is sent yet. */
export async function fillInChild(parent: Passenger, { lastName, school }: { lastName: string; school: string }) {
  const { page, t, email } = parent
  await enterShop(parent, '/schulticket/antrag')
  for (const [field, text] of [
    ['firstName', 'Eva'],
    ['lastName', lastName],
    ['email', email],
    ['street', 'Gartenweg'],
    ['houseNumber', '1'],
    ['postCode', '99981'],
    ['city', 'Falkenbrück'],
  ] as const)
    await page.locator(`input[name="${field}"]`).first().fill(text)
  await page.getByRole('combobox', { name: t('schoolApply.home') }).fill('Altweiden')
  await page.getByRole('listbox').getByRole('option').first().click()
  const child = page.getByRole('region', { name: t('schoolApply.child', { number: '1' }) })
  await child.getByLabel(t('schoolApply.firstName'), { exact: true }).fill('Ida')
  await child.getByLabel(t('schoolApply.lastName'), { exact: true }).fill(lastName)
  await child.getByLabel(t('schoolApply.birthDate'), { exact: true }).fill('2014-03-04')
  await child.getByRole('combobox', { name: t('schoolApply.school') }).fill(school)
  await page
    .getByRole('option', { name: new RegExp(`^${school}`) })
    .first()
    .click()
  await child.getByLabel(t('schoolApply.grade')).selectOption('6')
  await child.getByLabel(/^Klasse(?!nstufe)/).fill('6b')
  await page.getByLabel(t('schoolApply.consent')).check()
}

/** Sends it, and reads that it has come in. */
export async function sendApplication({ page, t }: Passenger): Promise<void> {
  await page.getByRole('button', { name: t('schoolApply.send') }).click()
  await page.getByText(t('schoolApply.done')).first().waitFor()
}
