import pg from 'pg'
import { expect } from 'vitest'
import { product } from './product.ts'

/** Requests at once, so that each process that answers is asked. */
const ASKED = 6

const isReal = async (): Promise<boolean> => {
  const headers = { 'accept-language': 'en' }
  const pages = await Promise.all(
    Array.from({ length: ASKED }, async () => (await fetch(`${product.shop}/demo`, { headers })).text()),
  )
  return pages.every(page => page.includes('That is real time.'))
}

/**
 * Does something that moves the clock of the product on, and puts it back for the journeys that come after it: their
 * browsers have real time. In the shop nobody can put it back.
 */
export async function andBackToRealTime(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } finally {
    const database = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
    await database.connect()
    await database.query('delete from demo_clock')
    await database.end()
    await expect.poll(isReal).toBe(true)
  }
}
