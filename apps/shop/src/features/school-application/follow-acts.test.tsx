import {
  applyAgainByLink,
  type FollowedChild,
  followApplication,
  handInPhotoByLink,
  handInProofByLink,
  handOverToChild,
  uploadFiles,
  withdrawByLink,
} from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'

const GUID = '00000000-0000-4000-8000-000000000001'
const PROOF = '00000000-0000-4000-8000-000000000002'
const FILE = '00000000-0000-4000-8000-000000000003'

const waiting: FollowedChild = {
  ...{ guid: GUID, number: 'AB12', firstName: 'Ida', school: 'Grammar school', grade: '6', class: '6b' },
  ...{ state: 'ApprovalPayerPending', stateText: 'Waiting', from: '2026-12-01', hasPass: false, hasPhoto: false },
  proofs: [{ guid: PROOF, label: 'Notice', isMissing: true, neededBy: '2026-12-15', from: null, until: null }],
  ...{ mayAddProof: true, mayGivePhoto: true, needsPhoto: true, mayWithdraw: true },
  ...{ mayApplyAgain: false, mayHandOver: false, decisions: [] },
}

async function open(child: Partial<FollowedChild>, ...answers: ReturnType<typeof answering>[]) {
  const now = { ...waiting, ...child }
  const followed = answering(followApplication, () => [{ submittedOn: '2026-11-20T09:00:00.000Z', children: [now] }])
  const uploaded = answering(uploadFiles, () => [
    { fileId: FILE, fileName: 'notice.pdf', mimeType: 'application/pdf', size: 8, keptUntil: '2026-12-01' },
  ])
  const office = await renderShop({ at: '/schoolTicket/application/secret', answers: [...answers, followed, uploaded] })
  const shown = within(await screen.findByRole('region', { name: 'Ida' }))
  const asked = (name: string) => office.sent.flatMap(({ call, input }) => (call === name ? [input] : []))
  return { ...office, shown, asked }
}

const changed = [{ submittedOn: '2026-11-20T09:00:00.000Z', children: [] }]
const params = { token: 'secret', contractGuid: GUID }
const aFile = (name: string, type: string) => new File(['%PDF-1.7'], name, { type })

describe('parents who follow their application', () => {
  it('hand in a proof that is missing; what was refused stays chosen and is sent once more', async () => {
    const { user, shown, asked } = await open({}, refusing(handInProofByLink, 500))
    const box = within((await shown.findByText(/^Missing: Notice, by/)).parentElement ?? document.body)
    await user.click(box.getByRole('button', { name: 'Send the proof' }))
    expect(await box.findByText('Please choose a file first.')).toBeTruthy()
    await user.upload(box.getByLabelText(/Notice/, { selector: 'input' }), aFile('notice.pdf', 'application/pdf'))
    expect(await box.findByText('notice.pdf')).toBeTruthy()
    await user.clear(box.getByLabelText('Good from'))
    await user.type(box.getByLabelText('Good from'), '2026-08-01')
    await user.click(box.getByRole('button', { name: 'Send the proof' }))
    expect(asked(handInProofByLink.name)).toEqual([])
    await user.type(box.getByLabelText('Good until'), '2027-07-31')
    await user.click(box.getByRole('button', { name: 'Send the proof' }))
    await user.click(box.getByRole('button', { name: 'Send the proof' }))
    expect(box.getByText('notice.pdf')).toBeTruthy()
    const days = { from: '2026-08-01', until: '2027-07-31' }
    const sent = { params, body: { proofGuid: PROOF, fileId: FILE, ...days } }
    expect(asked(handInProofByLink.name)).toEqual([sent, sent])
  })

  it('cannot send what is still on its way: no press is lost with a file that comes later', async () => {
    const arrived = Promise.withResolvers<void>()
    const slowly = {
      name: uploadFiles.name,
      answer: async () => {
        await arrived.promise
        const file = { fileId: FILE, fileName: 'notice.pdf', mimeType: 'application/pdf', size: 8 }
        return { ok: true as const, status: 200, data: [{ ...file, keptUntil: '2026-12-01' }] }
      },
    }
    const { user, shown, asked } = await open(
      {},
      slowly,
      answering(handInProofByLink, () => changed),
    )
    const box = within((await shown.findByText(/^Missing: Notice, by/)).parentElement ?? document.body)
    await user.upload(box.getByLabelText(/Notice/, { selector: 'input' }), aFile('notice.pdf', 'application/pdf'))
    await user.type(box.getByLabelText('Good until'), '2099-07-31')
    const send = box.getByRole('button', { name: 'Send the proof' })
    await user.click(send)
    expect(send.getAttribute('aria-busy')).toBe('true')
    expect(box.queryByText('Please choose a file first.')).toBeNull()
    arrived.resolve()
    await waitFor(() => expect(send.getAttribute('aria-busy')).toBe('false'))
    await user.click(send)
    await waitFor(() => expect(asked(handInProofByLink.name)).toHaveLength(1))
  })

  it('send a photo for the card later, and say whether it is kept', async () => {
    const { user, shown, asked } = await open(
      {},
      answering(handInPhotoByLink, () => changed),
    )
    expect(await shown.findByText(/made only once you have sent it/)).toBeTruthy()
    await user.click(await shown.findByText('Send a photo for the card'))
    await user.upload(shown.getByLabelText(/^Photo/, { selector: 'input' }), aFile('ida.png', 'image/png'))
    await user.click(await shown.findByRole('checkbox', { name: /may be kept/ }))
    await user.click(shown.getByRole('button', { name: 'Send the photo' }))
    expect(await shown.findByText('The photo is here.')).toBeTruthy()
    expect(asked(handInPhotoByLink.name)).toEqual([{ params, body: { fileId: FILE, keepsPhoto: true } }])
  })

  it('withdraw it after they were told what that means', async () => {
    const { user, shown, asked } = await open(
      { proofs: [] },
      answering(withdrawByLink, () => changed),
    )
    await user.click(await shown.findByText('Withdraw the application'))
    expect(shown.getByText(/nobody decides about it any more/)).toBeTruthy()
    await user.click(shown.getByRole('button', { name: 'Withdraw it now' }))
    expect(await shown.findByText('The application is withdrawn.')).toBeTruthy()
    expect(asked(withdrawByLink.name)).toEqual([{ params }])
  })

  it('hand the ticket over to a child that has come of age, with where the child is written to', async () => {
    const { user, shown, asked } = await open(
      { proofs: [], mayHandOver: true },
      answering(handOverToChild, () => changed),
    )
    await user.click(await shown.findByText('Hand the contract over to Ida'))
    await user.click(shown.getByRole('button', { name: 'Hand it over now' }))
    expect(asked(handOverToChild.name)).toEqual([])
    await user.type(shown.getByLabelText('E-mail of Ida'), 'ida@example.org')
    await user.click(shown.getByRole('button', { name: 'Hand it over now' }))
    expect(await shown.findByText('The contract is Ida’s now.')).toBeTruthy()
    expect(asked(handOverToChild.name)).toEqual([{ params, body: { email: 'ida@example.org' } }])
  })

  it('apply again for what was declined, in the grade of today', async () => {
    const nothing = { mayAddProof: false, mayGivePhoto: false, needsPhoto: false, mayWithdraw: false, proofs: [] }
    const declined = { ...nothing, state: 'Rejected' as const, mayApplyAgain: true }
    const { user, shown, asked } = await open(
      declined,
      answering(applyAgainByLink, () => changed),
    )
    await user.click(await shown.findByText('Apply again'))
    await user.selectOptions(shown.getByLabelText('Grade'), 'Grade 7')
    await user.click(shown.getByRole('button', { name: 'Send the application again' }))
    expect(await shown.findByText('The new application has arrived.')).toBeTruthy()
    expect(asked(applyAgainByLink.name)).toEqual([
      { params, body: { grade: 7, class: '6b', proofIds: [], proofFrom: null, proofUntil: null } },
    ])
    expect(shown.queryByText('Withdraw the application')).toBeNull()
  })
})
