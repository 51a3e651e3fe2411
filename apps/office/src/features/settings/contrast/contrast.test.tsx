import { defaultClient } from '@billett/clients'
import { getConfig, getConfigVersions, type StaffConfig, saveConfig } from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { cleanDevice } from '@billett/web-kit/testing/clean-device.ts'
import { answering } from '@billett/web-kit/testing/fake-send.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderOffice } from '../../../../test/render-office.tsx'
import { staffDevice } from '../../../../test/staff-device.ts'
import { weakPairs } from './weak-pairs.ts'

afterEach(cleanDevice)

const colours = Object.entries(defaultClient.theme.palette).map(([name, colour]) => {
  const value = JSON.stringify(colour)
  const said = { value, active: value, shipped: value }
  return {
    ...{ path: `theme.palette.${name}`, kind: 'colour' as const, choices: [], nested: null, ...said },
    ...{ isOptional: false, isNullable: false, isLocked: false },
  }
})

const config: StaffConfig = {
  ...{ clientId: 'client', client: 'Lührtal', host: 'x.example', version: 1, state: 'active', isLatest: true },
  ...{ shown: null, findings: [], categories: [{ name: 'theme', entries: colours }] },
}

describe('a colour', () => {
  const told = (path: string, colour: string) =>
    weakPairs(config, path, colour)?.map(({ front, back }) => [front, back])

  it('is judged with all others, by the rules of a release', () => {
    expect(told('theme.palette.textSoft', '#505050')).toEqual([])
    expect(told('theme.palette.onHero', defaultClient.theme.palette.hero)).toEqual([['onHero', 'hero']])
  })

  it('is not judged while it is none, nor is what is no colour of the palette', () => {
    expect(told('theme.palette.text', '#12')).toBeUndefined()
    expect(told('theme.shape.card', '#123456')).toBeUndefined()
  })

  it('is typed or picked, and it is said at once whether everything can be read with it', async () => {
    const office = await renderOffice({
      at: '/admin/einstellungen?entry=theme.palette.textSoft',
      answers: [
        staffDevice([RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToEditConfiguration]),
        answering(getConfig, () => [config]),
        answering(getConfigVersions, () => []),
        answering(saveConfig, () => [config]),
      ],
    })
    const form = within(await screen.findByRole('dialog', { name: 'Farbe · leise Schrift ändern' }))
    expect(form.getByText('Mit dieser Farbe ist alles gut zu lesen.')).toBeTruthy()
    fireEvent.change(form.getByLabelText('Wert: Farbe wählen'), { target: { value: '#bbbbbb' } })
    expect(form.getByLabelText<HTMLInputElement>('Wert').value).toBe('#BBBBBB')
    expect(form.getByText(/^leise Schrift – Seite: 1,\d\s:\s1, nötig sind 4,5\s:\s1$/)).toBeTruthy()
    fireEvent.change(form.getByLabelText('Wert'), { target: { value: '#505050' } })
    expect(form.getByLabelText<HTMLInputElement>('Wert: Farbe wählen').value).toBe('#505050')
    expect(form.getByText('Mit dieser Farbe ist alles gut zu lesen.')).toBeTruthy()
    await office.user.click(form.getByRole('button', { name: 'Als Entwurf speichern' }))
    await screen.findByText('Der Entwurf ist gespeichert. Der Shop zeigt ihn noch nicht.')
    const sent = office.sent.flatMap(({ call, input }) => (call === saveConfig.name ? [input.body] : []))
    expect(sent).toMatchObject([{ changes: [{ path: 'theme.palette.textSoft', value: '"#505050"' }] }])
  })
})
