import type { ApprovedAct } from '@billett/domain'
import type { Locator } from 'playwright-core'
import type { Passenger } from '../passenger.ts'
import { expectSoundScreen } from '../screen.ts'
import { headline } from './staff.ts'

/** What somebody has asked for, as a second person reads it. */
export async function openApproval(second: Passenger, act: ApprovedAct): Promise<Locator> {
  const { page, t } = second
  await page
    .getByRole('link', { name: t('frame.titles.approvals') })
    .first()
    .click()
  await headline(second, t('frame.titles.approvals'))
  await expectSoundScreen(second)
  await page.getByRole('link', { name: t(`approvals.acts.${act}`) }).click()
  return page.getByRole('dialog')
}

/** Agrees to what is open. */
export async function agree({ page, t }: Passenger): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('approvals.approve') })
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('approvals.approve') })
    .click()
  await page.getByText(t('approvals.approved')).waitFor()
}
