import { describe, expect, it } from 'vitest'
import { type KeptReply, keptReplies } from './kept-replies.ts'

const reply = (text: string): KeptReply => ({ json: Buffer.from(text), compressed: new Map() })

describe('kept replies', () => {
  it('are given again for the same question only', () => {
    const kept = keptReplies()
    kept.put('a', reply('A'))
    expect(kept.get('a')?.json.toString()).toBe('A')
    expect(kept.get('b')).toBeUndefined()
  })

  it('make room for new ones, those first that nobody asked for again', () => {
    const kept = keptReplies(2)
    kept.put('a', reply('A'))
    kept.put('b', reply('B'))
    kept.get('a')
    kept.put('c', reply('C'))
    expect(['a', 'b', 'c'].filter(question => kept.get(question))).toEqual(['a', 'c'])
  })

  it('keep what was said last', () => {
    const kept = keptReplies(1)
    kept.put('a', reply('A'))
    kept.put('a', reply('B'))
    expect(kept.get('a')?.json.toString()).toBe('B')
  })
})
