import type { Keyboard, Locator } from 'playwright-core'

/** Pixels from the edge of a field to where its text begins: of a date, its day. */
const TEXT_BEGINS = 16

/** What a hand has done: taps on something, characters that went into a field, fields that were typed into. */
export type Done = { taps: number; keys: number; fields: number }

/** A hand at a phone, whose every tap and key is counted. What is not there yet it waits for; scrolling is free. */
export function handAt({ keyboard }: { keyboard: Keyboard }) {
  const done: Done = { taps: 0, keys: 0, fields: 0 }
  const tap = async (place: Locator, position?: { x: number; y: number }): Promise<void> => {
    await place.tap(position && { position })
    done.taps += 1
  }
  const type = async (field: Locator, text: string): Promise<void> => {
    const box = await field.boundingBox()
    if (!box) throw new Error(`${field} cannot be seen`)
    await tap(field, { x: TEXT_BEGINS, y: box.height / 2 })
    await keyboard.type(text)
    done.keys += text.length
    done.fields += 1
  }
  return { done, tap: (place: Locator) => tap(place), type }
}
