import {
  applyForSchoolTickets,
  findSchools,
  followApplication,
  getPassesOfChild,
  getWalletLinkOfPass,
  getWallets,
  openLink,
  type SchoolDecision,
  searchOrigins,
} from '@billett/contract'
import { answering } from '@billett/web-kit/testing/fake-send.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'
import { aPass, somePasses } from '../../state/contract/contract.fixture.ts'
import { stop } from '../../state/tariff/tariff.fixture.ts'

const SCHOOL = '00000000-0000-4000-8000-000000000001'
const answers = [
  answering(searchOrigins, () => [stop('4031', 'Market')]),
  answering(findSchools, () => [
    { guid: SCHOOL, name: 'Grammar school', schoolType: 'Gymnasium', town: 'Town', hasStop: true, exemptions: [] },
  ]),
  answering(applyForSchoolTickets, () => [
    {
      email: 'eva@example.org',
      children: [{ firstName: 'Ida', number: 'AB12', state: 'ApprovalOrganizationPending' }],
    },
  ]),
]

it('what is missing is said at its field, what is typed stays on the device, and is sent once it is right', async () => {
  const { user, sent } = await renderShop({ at: '/schoolTicket/application', answers })
  await user.click(await screen.findByRole('button', { name: 'Send the application' }))
  expect(screen.getByText(/entries are missing or not right/)).toBeTruthy()
  expect(sent.some(({ call }) => call === applyForSchoolTickets.name)).toBe(false)
  const fill = async (at: HTMLElement, name: RegExp, text: string) => user.type(within(at).getByLabelText(name), text)
  const [guardian] = screen.getAllByLabelText(/^First name/)
  if (guardian) await user.type(guardian, 'Eva')
  const [guardianLast] = screen.getAllByLabelText(/^Last name/)
  if (guardianLast) await user.type(guardianLast, 'Muster')
  await fill(document.body, /^E-mail/, 'eva@example.org')
  await fill(document.body, /^Street/, 'Weg')
  await fill(document.body, /^House number/, '1')
  await fill(document.body, /^Postcode/, '99901')
  await fill(document.body, /^Town/, 'Ort')
  expect(localStorage.getItem('school_ticket_draft')).toContain('eva@example.org')
  await user.type(screen.getByRole('combobox', { name: /Stop near your home/ }), 'Mar')
  await user.click(await screen.findByRole('option', { name: 'Market' }))
  const child = screen.getByRole('region', { name: 'Child 1' })
  await fill(child, /^First name/, 'Ida')
  await fill(child, /^Last name/, 'Muster')
  await fill(child, /^Date of birth/, '2014-03-01')
  await user.type(within(child).getByRole('combobox', { name: /School/ }), 'Gram')
  await user.click(await screen.findByRole('option', { name: 'Grammar school, Town' }))
  await user.click(screen.getByRole('checkbox', { name: /What I say is right/ }))
  await user.click(screen.getByRole('button', { name: 'Send the application' }))
  expect(await screen.findByText('Your application has arrived')).toBeTruthy()
  const body = sent.find(({ call }) => call === applyForSchoolTickets.name)?.input.body
  expect(body).toMatchObject({
    home: '4031',
    consent: true,
    children: [{ schoolGuid: SCHOOL, grade: 5, photoId: null }],
  })
  expect(localStorage.getItem('school_ticket_draft')).toBeNull()
})

it('whoever is of age applies for themselves: one pupil, whose name stands once', async () => {
  const { user, sent } = await renderShop({ at: '/schoolTicket/application', answers })
  await user.click(await screen.findByRole('button', { name: 'Another child' }))
  await user.click(screen.getByRole('checkbox', { name: /I apply for myself/ }))
  expect(screen.queryByRole('button', { name: 'Another child' })).toBeNull()
  expect(screen.queryByRole('region', { name: /Child/ })).toBeNull()
  await user.type(screen.getByLabelText(/^First name/), 'Kim')
  await user.type(screen.getByLabelText(/^Last name/), 'Grown')
  await user.type(screen.getByLabelText(/^E-mail/), 'kim@example.org')
  await user.type(screen.getByLabelText(/^Street/), 'Weg')
  await user.type(screen.getByLabelText(/^House number/), '1')
  await user.type(screen.getByLabelText(/^Postcode/), '99901')
  await user.type(screen.getByLabelText(/^Town/), 'Ort')
  await user.type(screen.getByRole('combobox', { name: /Stop near your home/ }), 'Mar')
  await user.click(await screen.findByRole('option', { name: 'Market' }))
  const own = within(screen.getByRole('region', { name: 'Your school' }))
  await user.type(own.getByLabelText(/^Date of birth/), '2007-03-01')
  await user.type(own.getByRole('combobox', { name: /School/ }), 'Gram')
  await user.click(await screen.findByRole('option', { name: 'Grammar school, Town' }))
  await user.click(screen.getByRole('checkbox', { name: /What I say is right/ }))
  await user.click(screen.getByRole('button', { name: 'Send the application' }))
  expect(await screen.findByText('Your application has arrived')).toBeTruthy()
  const body = sent.find(({ call }) => call === applyForSchoolTickets.name)?.input.body
  expect(body).toMatchObject({ isForMyself: true, children: [{ firstName: 'Kim', birthDate: '2007-03-01' }] })
})

it('an exemption of the school’s payer is asked for, and wants its proof', async () => {
  const exemptions = [{ id: 'sgb12', text: 'Social assistance' }]
  const exempting = answering(findSchools, () => [
    { guid: SCHOOL, name: 'Grammar school', schoolType: 'Gymnasium', town: 'Town', hasStop: true, exemptions },
  ])
  const { user } = await renderShop({ at: '/schoolTicket/application', answers: [exempting] })
  const child = within(await screen.findByRole('region', { name: 'Child 1' }))
  expect(child.queryByLabelText(/Exemption/)).toBeNull()
  await user.type(child.getByRole('combobox', { name: /School/ }), 'Gram')
  await user.click(await screen.findByRole('option', { name: 'Grammar school, Town' }))
  await user.selectOptions(child.getByLabelText(/^Exemption from the own share/), 'Social assistance')
  expect(child.getByText('Please upload the notice that the exemption follows from.')).toBeTruthy()
  expect(localStorage.getItem('school_ticket_draft')).toContain('sgb12')
})

it('a child who lives elsewhere has a home of its own, and a school without a stop is given one', async () => {
  const withoutStop = answering(findSchools, () => [
    { guid: SCHOOL, name: 'Grammar school', schoolType: 'Gymnasium', town: 'Town', hasStop: false, exemptions: [] },
  ])
  const { user, sent } = await renderShop({ at: '/schoolTicket/application', answers: [withoutStop, ...answers] })
  const child = within(await screen.findByRole('region', { name: 'Child 1' }))
  await user.type(child.getByRole('combobox', { name: /School/ }), 'Gram')
  await user.click(await screen.findByRole('option', { name: 'Grammar school, Town' }))
  await user.click(child.getByRole('checkbox', { name: /lives at another address/ }))
  await user.click(screen.getByRole('button', { name: 'Send the application' }))
  for (const field of [/^Stop at the school/, /^Stop at this home/])
    expect(child.getByRole('combobox', { name: field }).getAttribute('aria-invalid')).toBe('true')
  const choose = async (field: RegExp) => {
    await user.type(child.getByRole('combobox', { name: field }), 'Mar')
    await user.click(await screen.findByRole('option', { name: 'Market' }))
  }
  await choose(/^Stop at the school/)
  await choose(/^Stop at this home/)
  await user.type(child.getByLabelText(/^Street/), 'Uferweg')
  expect(sent.some(({ call }) => call === applyForSchoolTickets.name)).toBe(false)
  const kept = JSON.parse(localStorage.getItem('school_ticket_draft') ?? '{}')
  expect(kept.children[0]).toMatchObject({
    schoolStop: { text: 'Market' },
    ownHome: { street: 'Uferweg', home: { text: 'Market' } },
  })
})

const decision: SchoolDecision = {
  ...{ guid: SCHOOL, number: '000001/2026', year: 'sy2026', result: 'notEntitled', departs: false, reasons: [] },
  ...{
    reason: 'Too near',
    metres: 2000,
    measuredBecause: '',
    measuredDocumentGuid: null,
    ruleVersion: 1,
    ownShareInCent: null,
    shareBy: null,
    cites: null,
  },
  ...{ validFrom: '2026-12-01', decidedOn: '2026-11-21T09:00:00.000Z', decidedBy: 'Con Tact' },
  ...{ deliveredOn: '2026-11-25', objectionUntil: '2026-12-28', term: 'running', mayObject: true, objection: null },
  ...{ byPost: false, postedOn: null, postedBy: null },
  documentGuid: null,
}

const objection = {
  ...{ guid: SCHOOL, state: 'dismissed' as const, receivedOn: '2026-11-22', enteredBy: 'parents' as const },
  ...{ text: 'It is farther', decidedOn: '2026-11-25', decidedBy: 'Con Tact', decision: 'Measured anew' },
  contractGuid: null,
}
const dismissal: SchoolDecision = {
  ...{ ...decision, guid: 'other', number: '000002/2026', result: 'objectionDismissed', reason: 'Measured anew' },
  ...{ cites: '000001/2026', mayObject: false },
}

it('an application is followed by its link, with its decision and until when one may object', async () => {
  const child = {
    ...{
      guid: SCHOOL,
      number: 'AB12',
      firstName: 'Ida',
      school: 'Grammar school',
      grade: '6',
      state: 'Rejected' as const,
    },
    ...{ stateText: 'Declined', from: '2026-12-01', hasPass: false, hasPhoto: false, decisions: [decision] },
    ...{
      class: '',
      proofs: [],
      mayAddProof: false,
      mayGivePhoto: false,
      needsPhoto: false,
      mayWithdraw: false,
      mayApplyAgain: false,
      mayHandOver: false,
    },
  }
  const followed = answering(followApplication, () => [{ submittedOn: '2026-11-20T09:00:00.000Z', children: [child] }])
  await renderShop({ at: '/schoolTicket/application/secret', answers: [followed] })
  const shown = within(await screen.findByRole('region', { name: 'Ida' }))
  expect(shown.getByText('Decision 000001/2026')).toBeTruthy()
  expect(shown.getByText('Too near')).toBeTruthy()
  expect(shown.getByText('Object to it')).toBeTruthy()
})

it('an objection that is dismissed is told with its reason, and until when one may go to court', async () => {
  const decisions = [dismissal, { ...decision, mayObject: false, objection }]
  const followed = answering(followApplication, () => [
    { submittedOn: '2026-11-20T09:00:00.000Z', children: [{ ...granted, hasPass: false, decisions }] },
  ])
  await renderShop({ at, answers: [followed] })
  const shown = within(await screen.findByRole('region', { name: 'Ida' }))
  expect(shown.getByText('Reason: Measured anew')).toBeTruthy()
  expect(shown.getByText('Decision 000001/2026 stays as it is.')).toBeTruthy()
  expect(shown.getByText(/^You may go to court until .*28.* 2026/)).toBeTruthy()
  expect(shown.queryByText('Object to it')).toBeNull()
})

const granted = {
  ...{ guid: SCHOOL, number: 'AB12', firstName: 'Ida', school: 'Grammar school', grade: '6', stateText: 'Granted' },
  ...{ state: 'Granted' as const, from: '2026-12-01', hasPhoto: false, decisions: [], class: '6b', proofs: [] },
  ...{ mayAddProof: false, mayGivePhoto: false, needsPhoto: false, mayWithdraw: false },
  ...{ mayApplyAgain: false, mayHandOver: false },
}
const followedAs = (hasPass: boolean) =>
  answering(followApplication, () => [{ submittedOn: '2026-11-20T09:00:00.000Z', children: [{ ...granted, hasPass }] }])
const at = '/schoolTicket/application/secret'

it('the pass of a child is shown by the link, goes into a wallet by its key, and stays without a network', async () => {
  const pass = { ...aPass(), walletKey: 'key' }
  const passes = answering(getPassesOfChild, () => [somePasses({ contractGuid: SCHOOL, passes: [pass] })])
  const wallets = answering(getWallets, () => [{ wallets: ['google' as const], isTrial: false }])
  const link = answering(getWalletLinkOfPass, () => [{ url: 'https://wallet.example' }])
  const { user, sent } = await renderShop({ at, answers: [followedAs(true), passes, wallets, link] })
  const shown = within(await screen.findByRole('region', { name: 'Ida' }))
  expect(await shown.findByRole('img', { name: new RegExp(pass.ticketName) })).toBeTruthy()
  await user.click(await shown.findByRole('button', { name: /Google/ }))
  expect(sent.find(({ call }) => call === getWalletLinkOfPass.name)?.input).toMatchObject({
    params: { token: 'key' },
    query: { type: 'google' },
  })
  expect(sent.find(({ call }) => call === openLink.name)?.input).toMatchObject({ params: { token: 'secret' } })
  const kept = localStorage.getItem('passes') ?? ''
  expect(kept).toContain(pass.ticketId)
  expect(kept).not.toContain('walletKey')
})

it('of a card it is said how far it is, and not that nothing is issued', async () => {
  const card = { state: 'sent' as const, serial: '4711', recipient: null, recipientName: null, arrivesOn: '2026-12-02' }
  const passes = answering(getPassesOfChild, () => [somePasses({ medium: 'chip', passes: [], card })])
  await renderShop({ at, answers: [followedAs(false), passes] })
  expect(await screen.findByText(/on its way/)).toBeTruthy()
  expect(screen.queryByText('not issued yet')).toBeNull()
})
