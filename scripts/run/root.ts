import { resolve } from 'node:path'

/** The folder of the checkout. */
export const root = resolve(import.meta.dirname, '..', '..')
