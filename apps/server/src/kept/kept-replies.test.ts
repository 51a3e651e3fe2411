import { describe, expect, it } from 'vitest'
import { type KeptBytes, keptBytes } from './kept-bytes.ts'
import { type KeptReplies, keptReplies } from './kept-replies.ts'

const reply = (text: string): KeptBytes => keptBytes(Buffer.from(text))

/** Asked twice, as it takes for a reply to be kept. */
function keep(kept: KeptReplies, question: string, text: string): void {
  kept.put(question, reply(text))
  kept.put(question, reply(text))
}

describe('kept replies', () => {
  it('are given again for the same question only', () => {
    const kept = keptReplies()
    keep(kept, 'a', 'A')
    expect(kept.get('a')?.bytes.toString()).toBe('A')
    expect(kept.get('b')).toBeUndefined()
  })

  it('are kept from the second time on', () => {
    const kept = keptReplies()
    kept.put('a', reply('A'))
    expect(kept.get('a')).toBeUndefined()
    kept.put('a', reply('A'))
    expect(kept.get('a')?.bytes.toString()).toBe('A')
  })

  it('make room for new ones, those first that nobody asked for again', () => {
    const kept = keptReplies(2)
    keep(kept, 'a', 'A')
    keep(kept, 'b', 'B')
    kept.get('a')
    keep(kept, 'c', 'C')
    expect(['a', 'b', 'c'].filter(question => kept.get(question))).toEqual(['a', 'c'])
  })

  it('keep what was said last', () => {
    const kept = keptReplies(1)
    keep(kept, 'a', 'A')
    kept.put('a', reply('B'))
    expect(kept.get('a')?.bytes.toString()).toBe('B')
  })
})
