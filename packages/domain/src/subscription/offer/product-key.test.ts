import { describe, expect, it } from 'vitest'
import { productKey, readProductKey } from './product-key.ts'

describe('the name of a subscribed product', () => {
  it.each([
    { sort: 'deutschlandticket', relationId: null },
    { sort: 'a"b|c', relationId: '4008~4009~' },
  ])('is read as it was written: $sort', product => {
    expect(readProductKey(productKey(product))).toEqual(product)
  })

  it.each(['[]', '["sort"]', '{}', '[1,null]'])('is nothing else: %s', key => {
    expect(() => readProductKey(key)).toThrow('is no subscribed product')
  })
})
