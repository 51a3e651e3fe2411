import { createContactPerson, deleteContactPerson, getContactPersons, updateContactPerson } from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { portalDevice, SCHOOL_ID } from '../../../test/portal-device.ts'
import { renderOffice } from '../../../test/render-office.tsx'
import { aContactPerson } from '../../../test/school.fixture.ts'

const own = aContactPerson(1, { isOwn: true })
const other = aContactPerson(2)
const ended = { name: deleteContactPerson.name, answer: async () => ({ ok: true, status: 200, data: [] }) }

const answered = [
  answering(getContactPersons, () => [own, other]),
  answering(createContactPerson, () => [aContactPerson(3, { state: 'invited', email: 'neu@example.org' })]),
  answering(updateContactPerson, () => [aContactPerson(2, { function: 'Leitung' })]),
  ended,
]

async function openContacts(at = '/contactperson', given: typeof answered = answered) {
  const nodes = ['ContactPerson', 'ContactPersonSchool', 'Help', 'UserAccount'] as const
  const office = await renderOffice({ at, answers: [...portalDevice(nodes), ...given] })
  await screen.findByRole('row', { name: /^Rede2, Berta/ })
  const asked = (name: string) => office.sent.flatMap(({ call, input }) => (call === name ? [input] : []))
  return { ...office, asked }
}

const actionsOf = async (user: Awaited<ReturnType<typeof openContacts>>['user'], name: string) => {
  await user.click(within(screen.getByRole('row', { name: new RegExp(`^${name}`) })).getByRole('button'))
  return within(await screen.findByRole('menu'))
}

describe('the last day of a contact person', () => {
  it('is named by others, shown, and taken back by leaving it empty', async () => {
    const leaving = aContactPerson(2, { lastDay: '2027-07-31' })
    const given = [answering(getContactPersons, () => [own, leaving]), ...answered]
    const { user, asked } = await openContacts('/contactperson', given)
    expect(screen.getByText(/bis 31.07.2027/)).toBeTruthy()
    await user.click((await actionsOf(user, 'Rede2, Berta')).getByRole('menuitem', { name: 'Ansprechperson ändern' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.clear(dialog.getByLabelText(/^Letzter Tag/))
    await user.click(dialog.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(asked(updateContactPerson.name)[0]?.body).toMatchObject({ lastDay: null }))
  })

  it('is not one’s own to name', async () => {
    const { user, asked } = await openContacts()
    await user.click((await actionsOf(user, 'Rede1, Berta')).getByRole('menuitem', { name: 'Ansprechperson ändern' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.queryByLabelText(/^Letzter Tag/)).toBeNull()
    await user.type(dialog.getByLabelText('Vorname'), 'a')
    await user.click(dialog.getByRole('button', { name: 'Speichern' }))
    await waitFor(() => expect(asked(updateContactPerson.name)).toHaveLength(1))
    expect(asked(updateContactPerson.name)[0]?.body).not.toHaveProperty('lastDay', null)
  })
})

describe('contact persons', () => {
  it('are those of everything the reader looks after, or of one school', async () => {
    const all = await openContacts()
    expect(all.asked(getContactPersons.name)[0]?.params).toEqual({ orgGuid: 'all' })
    all.unmount()
    const one = await openContacts(`/contactPersonSchool/${SCHOOL_ID}`)
    expect(one.asked(getContactPersons.name)[0]?.params).toEqual({ orgGuid: SCHOOL_ID })
  })

  it('are invited with entries of the menu that the inviting person sees, at least one', async () => {
    const { user, asked } = await openContacts()
    await user.click(screen.getByRole('button', { name: 'Ansprechperson einladen' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.queryByRole('checkbox', { name: 'Finanzbericht sehen' })).toBeNull()
    await user.type(dialog.getByLabelText('Vorname'), 'Nele')
    await user.type(dialog.getByLabelText('Nachname'), 'Neu')
    await user.type(dialog.getByLabelText('E-Mail-Adresse'), 'neu@example.org')
    for (const box of dialog.getAllByRole('checkbox')) await user.click(box)
    await user.click(dialog.getByRole('button', { name: 'Einladen' }))
    expect(asked(createContactPerson.name)).toEqual([])
    await user.click(dialog.getByRole('checkbox', { name: 'Hilfe lesen' }))
    await user.click(dialog.getByRole('button', { name: 'Einladen' }))
    expect(await screen.findByText('Die Einladung ist an neu@example.org unterwegs.')).toBeTruthy()
    expect(asked(createContactPerson.name)[0]).toMatchObject({
      params: { orgGuid: SCHOOL_ID },
      body: { firstName: 'Nele', lastName: 'Neu', email: 'neu@example.org', nodes: ['Help'] },
    })
    expect(screen.getByRole('row', { name: /^Rede3, Berta/ })).toBeTruthy()
  })

  it('are changed', async () => {
    const { user, asked } = await openContacts()
    await user.click((await actionsOf(user, 'Rede2')).getByRole('menuitem', { name: 'Ansprechperson ändern' }))
    const dialog = within(await screen.findByRole('dialog'))
    const task = dialog.getByLabelText(/Aufgabe/)
    await user.clear(task)
    await user.type(task, 'Leitung')
    await user.click(dialog.getByRole('button', { name: 'Speichern' }))
    expect(await screen.findByText('Leitung')).toBeTruthy()
    expect(asked(updateContactPerson.name)[0]?.body).toMatchObject({ guid: other.guid, function: 'Leitung' })
  })

  it('lose their access at once, after a question; nobody ends their own', async () => {
    const { user, asked } = await openContacts()
    expect((await actionsOf(user, 'Rede1')).queryByRole('menuitem', { name: 'Zugang beenden' })).toBeNull()
    await user.keyboard('{Escape}')
    await user.click((await actionsOf(user, 'Rede2')).getByRole('menuitem', { name: 'Zugang beenden' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Zugang beenden' }))
    expect(await screen.findByText('Der Zugang von Berta Rede2 ist beendet.')).toBeTruthy()
    expect(asked(deleteContactPerson.name)).toEqual([{ params: { guid: other.guid } }])
    expect(screen.queryByRole('row', { name: /^Rede2/ })).toBeNull()
  })

  it('stay where the server refuses that, with why', async () => {
    const error = {
      key: 'error.ownContactPerson',
      message: 'Den eigenen Zugang kann niemand beenden.',
      field: '',
      code: 0,
    }
    const { user } = await openContacts('/contactperson', [refusing(deleteContactPerson, 409, error), ...answered])
    await user.click((await actionsOf(user, 'Rede2')).getByRole('menuitem', { name: 'Zugang beenden' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Zugang beenden' }))
    expect(await question.findByRole('alert')).toBeTruthy()
    await waitFor(() => expect(screen.getByRole('row', { name: /^Rede2/, hidden: true })).toBeTruthy())
  })
})
