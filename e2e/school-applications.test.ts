import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { openEntry, signInToPortal } from './support/pages/portal.ts'
import { expectSoundScreen } from './support/screen.ts'

journey('who pays agrees to thirty applications by the keyboard alone', async ({ visit }) => {
  const payer = await visit({ language: 'de' })
  const { page, t } = payer
  await signInToPortal(payer, 'landkreis@example.org')
  await openEntry(payer, 'approveDecline')
  await page.getByRole('button', { name: t('school.decide.accept') }).waitFor()
  // One of the demo asks for an exemption, which has to be answered first: it stays, and the others go on.
  payer.expectTrouble(/status of 409/)
  for (let pressed = 0; pressed < 31; pressed += 1) await page.keyboard.press('a')
  await page.getByText(t('school.decide.accepted', { count: 30 })).waitFor()
  await expectSoundScreen(payer)
  expect(await page.getByText(t('common.retry')).count()).toBe(0)
})
