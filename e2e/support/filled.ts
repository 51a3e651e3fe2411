import { expect } from 'vitest'
import type { Passenger } from './passenger.ts'

/**
 * One filled button on a screen at most, the next step: in the dialog that is open, else between head and foot of the
 * page. They are told by their ground, the client's colour, which a pointer above one would change.
 */
export async function expectOneStep({ page }: Passenger): Promise<void> {
  await page.mouse.move(0, 0)
  const filled = await page.evaluate(() => {
    const probe = document.createElement('i')
    probe.style.color = 'var(--primary)'
    document.body.append(probe)
    const colour = getComputedStyle(probe).color
    probe.remove()
    const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.querySelector('main')
    return [...(place?.querySelectorAll('a, button') ?? [])]
      .filter(button => button.checkVisibility() && getComputedStyle(button).backgroundColor === colour)
      .map(button => button.getAttribute('aria-label') ?? button.textContent)
  })
  expect(filled.slice(1), `filled beside "${filled[0]}" on ${page.url()}`).toEqual([])
}
