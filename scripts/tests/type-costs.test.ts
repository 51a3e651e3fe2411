import { describe, expect, it } from 'vitest'
import { CEILING, costsTogether, isTooDear, readTypeCosts, saidCosts } from './type-costs.ts'

const PRINTED = `apps/shop/src/a.ts(1,14): error TS2322: Type 'string' is not assignable to type 'number'.
Files:              5106
Types:            725239
Instantiations:  2860244
Memory used:    1024000K
Config time:      0.049s
Check time:      36.733s
`

describe('the costs of types', () => {
  it('are read apart from what was found', () => {
    expect(readTypeCosts(PRINTED)).toEqual({
      costs: { instantiations: 2_860_244, bytes: 1_024_000 * 1024 },
      findings: "apps/shop/src/a.ts(1,14): error TS2322: Type 'string' is not assignable to type 'number'.",
    })
  })

  it('are not known where the check tells none', () => {
    expect(readTypeCosts('error TS5083: Cannot read file').costs).toBeUndefined()
  })

  it('are said in millions and gigabytes', () => {
    expect(saidCosts({ instantiations: 2_860_244, bytes: 1_024_000 * 1024 })).toBe(
      '2.86 million instantiations, 0.98 GB',
    )
  })

  it('of parts are all their instantiations, and the memory of the largest', () => {
    const parts = [
      { instantiations: 1_000_000, bytes: 500 },
      { instantiations: 1_600_000, bytes: 900 },
    ]
    expect(costsTogether(parts)).toEqual({ instantiations: 2_600_000, bytes: 900 })
  })

  it('are too much above the ceiling, of either', () => {
    expect(isTooDear(CEILING)).toBe(false)
    expect(isTooDear({ ...CEILING, instantiations: CEILING.instantiations + 1 })).toBe(true)
    expect(isTooDear({ ...CEILING, bytes: CEILING.bytes + 1 })).toBe(true)
  })
})
