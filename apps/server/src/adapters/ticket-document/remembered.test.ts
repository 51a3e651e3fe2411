import { expect, it } from 'vitest'
import { remembered } from './remembered.ts'

function counted(size: number) {
  const made: string[] = []
  const lengthOf = remembered(size, text => {
    made.push(text)
    return text.length
  })
  return { made, lengthOf }
}

it('what is asked for again and again is made once, however much else comes between', () => {
  const { made, lengthOf } = counted(10)
  for (let number = 0; number < 1000; number += 1) {
    expect(lengthOf('Gültig')).toBe(6)
    lengthOf(`${number}`)
  }
  expect(made.filter(text => text === 'Gültig')).toHaveLength(1)
})

it('what came once is forgotten, and made anew', () => {
  const { made, lengthOf } = counted(10)
  lengthOf('once')
  for (let number = 0; number < 20; number += 1) lengthOf(`${number}`)
  expect(lengthOf('once')).toBe(4)
  expect(made.filter(text => text === 'once')).toHaveLength(2)
})
