import {
  type FeedbackDetailField,
  getFeedbackCategories,
  getFeedbackCategory,
  getFeedbackDetailFields,
  sendFeedback,
} from '@billett/contract'
import { answering, refusing } from '@billett/web-kit/testing/fake-send.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderShop } from '../../../test/render-shop.tsx'

const at = '/rueckmeldung'

const field = (id: string, label: string, over: Partial<FeedbackDetailField>): FeedbackDetailField => ({
  id,
  kind: 'text',
  label,
  row: 0,
  column: 0,
  isRequired: false,
  maxLength: 100,
  options: [],
  ...over,
})

const asking = [
  answering(getFeedbackCategories, () => [
    { id: 'ride', label: 'Meine Fahrt', hasChildren: true },
    { id: 'lost', label: 'Etwas verloren', hasChildren: false },
  ]),
  answering(getFeedbackCategory, () => [{ id: 'staff', label: 'Personal', hasChildren: false }]),
  answering(getFeedbackDetailFields, () => [
    field('message', 'Ihre Nachricht', { kind: 'longText', isRequired: true, row: 3 }),
    field('kind', 'Art', { kind: 'choice', options: [{ id: 'bag', label: 'Tasche' }] }),
    field('email', 'E-Mail-Adresse für eine Antwort', { kind: 'email', column: 1 }),
  ]),
]

const received = answering(sendFeedback, () => [{ receivedAt: '2026-11-21T10:00:00.000Z' }])

describe('the feedback form', () => {
  it('asks level by level, then what the category needs, and says when it was received', async () => {
    const { user, sent, location } = await renderShop({ at, answers: [...asking, received] })
    await user.click(await screen.findByRole('radio', { name: 'Meine Fahrt' }))
    await user.click(await screen.findByRole('radio', { name: 'Personal' }))
    await user.type(await screen.findByLabelText('Ihre Nachricht'), 'Danke!')
    await user.selectOptions(screen.getByLabelText(/^Art/), 'Tasche')
    await user.click(screen.getByRole('button', { name: 'Rückmeldung senden' }))
    await waitFor(() => expect(location()?.pathname).toBe('/rueckmeldung/gesendet'))
    expect(await screen.findByText(/Eingegangen am 21.11.2026/)).toBeTruthy()
    expect(sent.find(({ call }) => call === sendFeedback.name)?.input).toEqual({
      params: { id: 'staff' },
      body: {
        detailFieldValues: [
          { id: 'kind', value: 'bag' },
          { id: 'message', value: 'Danke!' },
        ],
      },
    })
  })

  it('sends nothing while something is wrong, and leads to each such field', async () => {
    const { user, sent } = await renderShop({ at, answers: [...asking, received] })
    await user.click(await screen.findByRole('radio', { name: 'Etwas verloren' }))
    await user.type(await screen.findByLabelText(/E-Mail-Adresse/), 'nobody')
    await user.click(screen.getByRole('button', { name: 'Rückmeldung senden' }))
    const summary = await screen.findByRole('group', { name: 'Bitte prüfen Sie diese 2 Angaben:' })
    await waitFor(() => expect(document.activeElement).toBe(summary))
    await user.click(within(summary).getByRole('link', { name: /^E-Mail-Adresse/ }))
    expect(document.activeElement).toBe(screen.getByLabelText(/E-Mail-Adresse/))
    expect(screen.getByLabelText('Ihre Nachricht').getAttribute('aria-invalid')).toBe('true')
    expect(sent.some(({ call }) => call === sendFeedback.name)).toBe(false)
  })

  it('shows at the field what the server has against it, and keeps what was typed', async () => {
    const wrong = { field: 'detailFieldValues.message', message: '', code: 0, key: 'error.notValid' }
    const { user } = await renderShop({ at, answers: [...asking, refusing(sendFeedback, 400, wrong)] })
    await user.click(await screen.findByRole('radio', { name: 'Etwas verloren' }))
    const message = await screen.findByLabelText<HTMLTextAreaElement>('Ihre Nachricht')
    await user.type(message, 'Mein Schirm')
    await user.click(screen.getByRole('button', { name: 'Rückmeldung senden' }))
    await waitFor(() => expect(message.getAttribute('aria-invalid')).toBe('true'))
    expect(message.value).toBe('Mein Schirm')
  })

  it('can be loaded again where nobody answered', async () => {
    await renderShop({ at })
    expect(await screen.findByText('Die Auswahl konnte nicht geladen werden.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy()
  })
})
