import { journey } from './support/journey.ts'
import { beginWork } from './support/pages/staff.ts'
import {
  addOrganisation,
  enterPortal,
  inviteContact,
  namePayer,
  openOrganisations,
} from './support/pages/staff-organisations.ts'
import { expectSoundScreen } from './support/screen.ts'

journey('staff add an authority and a school it pays for, and its first contact person signs in', async ({ visit }) => {
  const staff = await visit({ language: 'de', width: 1280 })
  const contact = await visit({ language: 'de' })
  const { page } = staff
  const [county, school] = [`Kreis ${staff.email}`, `Schule ${staff.email}`]
  const look = () => expectSoundScreen(staff)
  await beginWork(staff, ['AllowedToUseAdminPanel', 'AllowedToEditOrganisations', 'AllowedToSeePersonalDetails'])
  await openOrganisations(staff)
  await look()
  const authority = await addOrganisation(staff, { kind: 'authority', name: county })
  await page.keyboard.press('Escape')
  await authority.waitFor({ state: 'detached' })
  await addOrganisation(staff, { kind: 'school', name: school })
  await look()
  await namePayer(staff, school, county, look)
  await inviteContact(staff, school, contact.email, look)
  await page.setViewportSize({ width: 360, height: 800 })
  await look()
  await enterPortal(contact)
  await contact.page.getByRole('link', { name: school }).waitFor()
})
