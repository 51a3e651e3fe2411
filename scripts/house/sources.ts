import { globSync } from 'node:fs'
import { root } from '../run/root.ts'

const NOT_OURS = ['**/node_modules/**', '**/dist/**']

/** Every file of code, by its path from the root. */
export const sources = (): string[] =>
  globSync('{apps,packages,scripts,e2e,bench}/**/*.{ts,tsx,mjs}', { cwd: root, exclude: NOT_OURS })
