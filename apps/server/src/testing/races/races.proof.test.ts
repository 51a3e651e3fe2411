import { describe } from 'vitest'
import { itGoesWell, ordersOf } from './races.fixture.ts'

describe('whoever comes first, nothing goes wrong', () => {
  itGoesWell(ordersOf)
})
