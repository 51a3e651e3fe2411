import { approveStaffAct, pathOf } from '@billett/contract'
import { officeRoutes, routes } from '@billett/paths'
import { expect } from 'vitest'
import { journey } from '../support/journey.ts'
import { agree, openApproval } from '../support/pages/approvals.ts'
import { wantOnePerson, wantTwoPeople } from '../support/pages/settings.ts'
import { beginElsewhere, beginWork, headline } from '../support/pages/staff.ts'
import type { Passenger } from '../support/passenger.ts'
import { product } from '../support/product.ts'
import { expectSoundScreen } from '../support/screen.ts'

const RIGHTS = [
  'AllowedToUseAdminPanel',
  'AllowedToEditPages',
  'AllowedToReleasePages',
  'AllowedToEditConfiguration',
  'AllowedToReleaseConfiguration',
  'AllowedToApprove',
  'AllowedToSeeAudit',
] as const

/** Gives the page of contact another title, which waits. Gives the status that the shop answers with. */
async function propose({ page, t }: Passenger, title: string): Promise<number> {
  await page.goto(`${product.shop}${officeRoutes.adminDynamicPages.de}?language=de`)
  await page
    .getByRole('row')
    .filter({ hasText: t('pagesOfShop.names.contact') })
    .getByRole('link')
    .click()
  await page.getByLabel(t('pagesOfShop.title'), { exact: true }).fill(title)
  await page.getByRole('button', { name: t('pagesOfShop.saveDraft') }).click()
  await page.getByText(t('pagesOfShop.saved')).waitFor()
  await page.getByRole('button', { name: t('pagesOfShop.release.yes') }).click()
  const [answer] = await Promise.all([
    page.waitForResponse(reply => reply.request().method() === 'POST' && reply.url().includes('/release')),
    page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('pagesOfShop.release.yes') })
      .click(),
  ])
  await page.getByText(t('pagesOfShop.asked')).waitFor()
  return answer.status()
}

/** What the shop answers to somebody who agrees without a button for it. */
const agreeByHand = ({ page }: Passenger, approvalId: string) =>
  page.evaluate(
    async path => {
      const authorization = `Bearer ${JSON.parse(localStorage.getItem('jwt') ?? '""')}`
      const headers = { authorization, 'content-type': 'application/json' }
      const reply = await fetch(path, { method: 'POST', headers, body: JSON.stringify({ hash: 'x'.repeat(64) }) })
      return { status: reply.status, text: await reply.text() }
    },
    pathOf(approveStaffAct).replace('{approvalId}', approvalId),
  )

/** The id of the account that is signed in here. */
const accountOf = async ({ page }: Passenger): Promise<string> => {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('jwt') ?? '""'))
  return JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()).sub
}

const titleOfContact = async ({ page }: Passenger): Promise<string | null> => {
  await page.goto(product.shop + routes.contact.de)
  return page.getByRole('heading', { level: 1 }).textContent()
}

journey('what one person proposes waits; not they but a second agrees, and the audit names both', async ({ visit }) => {
  const passenger = await visit({ language: 'de', worker: false })
  passenger.expectTrouble(/Service Worker registration/)
  const before = await titleOfContact(passenger)
  const writer = await visit({ language: 'de', width: 1280 })
  const { page, t } = writer
  const work = await beginWork(writer, RIGHTS)
  await wantTwoPeople(writer, 'pages', passenger)
  const title = `So erreichen Sie uns, ${Date.now()}`
  expect(await propose(writer, title)).toBe(202)

  const asked = await openApproval(writer, 'pages')
  await asked.getByText(title).waitFor()
  const approvalId = new URL(page.url()).searchParams.get('approval') ?? ''
  await asked.getByRole('button', { name: t('approvals.withdraw') }).waitFor()
  await expectSoundScreen(writer)
  expect(await asked.getByRole('button', { name: t('approvals.approve') }).count()).toBe(0)

  const elsewhere = await visit({ language: 'de', width: 1280 })
  await beginElsewhere(elsewhere, work)
  const again = await openApproval(elsewhere, 'pages')
  await again.getByRole('button', { name: t('approvals.withdraw') }).waitFor()
  expect(await again.getByRole('button', { name: t('approvals.approve') }).count()).toBe(0)
  elsewhere.expectTrouble(/status of 40\d/)
  expect(await agreeByHand(elsewhere, approvalId)).toMatchObject({ text: expect.stringContaining('ownRequest') })
  expect(await titleOfContact(passenger)).toBe(before)

  const second = await visit({ language: 'de', width: 1280 })
  await beginWork(second, RIGHTS)
  const seen = await openApproval(second, 'pages')
  await seen.getByText(title).waitFor()
  await agree(second)
  await expect.poll(() => titleOfContact(passenger)).toBe(title)

  await second.page.goto(`${product.shop}${officeRoutes.adminAudit.de}?subjectKind=page`)
  await headline(second, t('frame.titles.audit'))
  await second.page.getByRole('main').getByRole('rowheader').first().getByRole('link').click()
  const act = second.page.getByRole('dialog')
  await act.getByText(await accountOf(writer)).waitFor()
  await act
    .getByRole('row', { name: new RegExp(`^${t('office.changes.fields.secondPerson')}`) })
    .getByText(await accountOf(second))
    .waitFor()
  await expectSoundScreen(second)

  await wantOnePerson(writer, passenger)
})
