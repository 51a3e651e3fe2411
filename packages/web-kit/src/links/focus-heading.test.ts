import { afterEach, beforeEach, expect, it } from 'vitest'
import { focusHeading } from './focus-heading.ts'

let place: HTMLElement
let leave: () => void

beforeEach(() => {
  document.body.innerHTML = '<main tabindex="-1"><p>Wird geladen</p></main><button>Hilfe</button>'
  place = document.querySelector('main') ?? document.body
  leave = focusHeading(place)
})
afterEach(() => leave())

/** `H1 Impressum` */
const focused = () => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`

/** What watches is told in a turn of its own. */
async function drawn(html: string): Promise<void> {
  place.innerHTML = html
  await Promise.resolve()
}

it('is on the place until the heading is drawn, and then on the heading', async () => {
  expect(document.activeElement).toBe(place)
  await drawn('<h1>Impressum</h1>')
  await expect.poll(focused).toBe('H1 Impressum')
})

it('goes with the heading when that makes room for another one, and back to the place when it goes', async () => {
  await drawn('<h1>Zahlung läuft</h1>')
  await expect.poll(focused).toBe('H1 Zahlung läuft')
  await drawn('<h1>Ihr Ticket</h1>')
  await expect.poll(focused).toBe('H1 Ihr Ticket')
  await drawn('<p>nichts</p>')
  await expect.poll(() => document.activeElement).toBe(place)
})

it('is left where the page or its reader has put it', async () => {
  document.querySelector('button')?.focus()
  await drawn('<h1>Impressum</h1>')
  await drawn('<h1>Datenschutz</h1>')
  expect(focused()).toBe('BUTTON Hilfe')
})

it('ends with a key', async () => {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  await drawn('<h1>Impressum</h1>')
  expect(document.activeElement?.tagName).not.toBe('H1')
})
